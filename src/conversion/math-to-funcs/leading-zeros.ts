/** The function that counts leading zeros. Source: createCtlzFunc of mlir/lib/Conversion/MathToFuncs/MathToFuncs.cpp. */
import { Block } from '../../ir/block.ts';
import { Region } from '../../ir/region.ts';
import { IndexType, type IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { AddIOp, ShLIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { buildFor } from '../../dialects/scf/build-for.ts';
import { IfOp, YieldOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { type OutlinedFunction } from './outlined-function.ts';

/** Writes a function of an integer of the type: shifts it to the left until its highest bit is 1, at most as often as it has bits but one. */
export function writeLeadingZeros(write: OutlinedFunction, type: IntegerType): void {
  const { arith, builder, location } = write;
  const [number] = write.args as readonly [Value];
  const width = arith.number(type, type.width);
  const zero = arith.number(type, 0);
  const isZero = arith.compareIntegers(CmpIPredicate.eq, number, zero);
  const [count] = choose(
    write,
    isZero,
    () => [width],
    () => {
      const indexType = IndexType.get(builder.context);
      const first = arith.number(indexType, 1);
      const one = arith.number(type, 1);
      const end = arith.number(indexType, type.width);
      const loop = buildFor(builder, location, first, end, first, [number, arith.number(type, 0)]);
      const body = loop.region.firstBlock!;
      builder.withInsertionPoint(() => {
        builder.setInsertionPointToEnd(body);
        const [, shifted, zeros] = body.arguments;
        const isNegative = arith.compareIntegers(CmpIPredicate.slt, shifted!, zero);
        const next = choose(
          write,
          isNegative,
          () => [shifted!, zeros!],
          () => {
            const more = arith.apply(AddIOp, zeros!, one);
            return [arith.apply(ShLIOp, shifted!, one), more];
          },
        );
        YieldOp.build(builder, location, { results: next });
      });
      return [loop.result(1)];
    },
  );
  write.return(count!);
}

/** Makes a branch; returns what the side that is taken gives. */
function choose(
  { builder, location }: OutlinedFunction,
  condition: Value,
  whenTrue: () => readonly Value[],
  whenFalse: () => readonly Value[],
): readonly Value[] {
  let results: readonly Value[] = [];
  const regions = [whenTrue, whenFalse].map((compute) => {
    const region = new Region();
    const block = new Block();
    region.append(block);
    builder.withInsertionPoint(() => {
      builder.setInsertionPointToEnd(block);
      results = compute();
      YieldOp.build(builder, location, { results });
    });
    return region;
  });
  return IfOp.build(builder, location, { condition, regions, resultTypes: results.map(({ type }) => type) }).results;
}
