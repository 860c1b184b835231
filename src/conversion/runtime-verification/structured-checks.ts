import { type Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { Block } from '../../ir/block.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { AndIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { composedFoldedApply } from '../../dialects/affine/composed-apply.ts';
import { IndexCmpPredicate } from '../../dialects/index/generated/index-enums.gen.ts';
import { AddOp, CmpOp, MaxSOp, MinSOp, SubOp } from '../../dialects/index/generated/index-ops.gen.ts';
import { LinalgStructuredInterface } from '../../dialects/linalg/interfaces.ts';
import { loopSizes } from '../../dialects/linalg/structured/loop-sizes.ts';
import { IfOp, YieldOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { createOrFold } from '../../rewrite/create-or-fold.ts';
import { foldedSize } from './access-checks.ts';
import { type CheckWriter } from './check-writer.ts';

/**
 * Where there are iterations, the first and the last of each loop read and write places that operands have, and dimensions that are loops have as many elements as
 * these have iterations. Source: mlir/lib/Dialect/Linalg/Transforms/RuntimeOpVerification.cpp.
 */
export function checkStructured(write: CheckWriter, op: Operation): void {
  const { builder, location } = write;
  const { indexingMaps } = LinalgStructuredInterface.of(op)!;
  const sizes = loopSizes(builder, op);
  const [zero, one] = [write.constant(0), write.constant(1)];
  let condition: Value | undefined;
  for (const size of sizes) {
    const first = write.constant(0);
    const runs = compareIndices(write, IndexCmpPredicate.slt, first, write.valueOf(size));
    condition = condition ? AndIOp.build(builder, location, { lhs: condition, rhs: runs }).result() : runs;
  }
  if (!condition) return;
  inThenRegion(write, condition, () => {
    const starts = sizes.map(() => 0);
    const ends = sizes.map((size) => folded(write, SubOp, write.valueOf(size), one));
    indexingMaps.forEach((map, number) => {
      const operand = op.operand(number);
      const [firsts, lasts] = [starts, ends].map((indices) =>
        map.results.map((_, dim) => composedFoldedApply(builder, location, map.getSubMap([dim]), indices)),
      );
      // Vectors are elements here and have no dimension.
      for (let dim = 0; dim < map.results.length; dim++) {
        const [first, last] = [write.valueOf(firsts![dim]!), write.valueOf(lasts![dim]!)];
        const least = folded(write, MinSOp, first, last);
        const isThere = foldedCompare(write, IndexCmpPredicate.sge, least, zero);
        const place = `dimension #${dim} of input/output operand #${number}`;
        write.assert(isThere, `unexpected negative result on ${place}`);
        const size = folded(write, AddOp, folded(write, MaxSOp, first, last), one);
        // What a sum of loops reaches may be less than there is.
        const predicate = map.results[dim]!.kind === 'dim' ? IndexCmpPredicate.eq : IndexCmpPredicate.sle;
        const fits = foldedCompare(write, predicate, size, foldedSize(write, operand, dim));
        write.assert(fits, `${place} is incompatible with inferred dimension size`);
      }
    });
  });
}

/** Makes an operation of index on two numbers, or what it folds to. */
function folded(
  { builder, location, indexType }: CheckWriter,
  opClass: typeof AddOp | typeof MaxSOp | typeof MinSOp | typeof SubOp,
  lhs: Value,
  rhs: Value,
): Value {
  return createOrFold(builder, (detached) =>
    opClass.build(detached, location, { lhs, rhs, resultType: indexType }),
  )[0]!;
}

function compareIndices(
  { builder, location }: Pick<CheckWriter, 'builder' | 'location'>,
  pred: IndexCmpPredicate,
  lhs: Value,
  rhs: Value,
): Value {
  const resultType = IntegerType.get(builder.context, 1);
  return CmpOp.build(builder, location, { pred, lhs, rhs, resultType }).result();
}

function foldedCompare({ builder, location }: CheckWriter, pred: IndexCmpPredicate, lhs: Value, rhs: Value): Value {
  return createOrFold(
    builder,
    (detached) => compareIndices({ builder: detached, location }, pred, lhs, rhs).definingOp!,
  )[0]!;
}

/** Runs `body` with the builder where the condition holds. */
function inThenRegion({ builder, location }: CheckWriter, condition: Value, body: () => void): void {
  const [region, block] = [new Region(), new Block()];
  region.append(block);
  IfOp.build(builder, location, { condition, regions: [region, new Region()], resultTypes: [] });
  builder.withInsertionPoint(() => {
    builder.setInsertionPointToEnd(block);
    body();
    YieldOp.build(builder, location, { results: [] });
  });
}
