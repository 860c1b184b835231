import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { XOrIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { DeallocOp } from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { CallOp, type FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { DeallocOp as MemRefDeallocOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { type DeallocHelpers, symbolTableAround } from './dealloc-helper.ts';
import { MemoryBuilder } from './memory-builder.ts';

/**
 * Gives memory back on conditions, unless its address is that of retained memory. For one memref the addresses are compared in place, for several a function
 * does so. Source: DeallocOpConversion of mlir/lib/Dialect/Bufferization/Transforms/LowerDeallocations.cpp, texts verbatim.
 */
export class DeallocOpConversion extends OpConversionPattern<DeallocOp> {
  readonly root = DeallocOp;
  readonly #helpers: DeallocHelpers;

  constructor(helpers: DeallocHelpers) {
    super();
    this.#helpers = helpers;
  }

  matchAndRewrite(op: DeallocOp, adaptor: DeallocOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const make = new MemoryBuilder(rewriter, op.location);
    const { memrefs, retained } = adaptor;
    if (memrefs.length === 0) {
      const no = make.bool(false);
      rewriter.replaceOp(
        op,
        retained.map(() => no),
      );
      return true;
    }
    if (memrefs.length === 1) {
      rewriter.replaceOp(op, giveBackOne(make, adaptor));
      return true;
    }
    const table = symbolTableAround(op);
    const helper = table && this.#helpers.get(table);
    if (!helper) {
      return op.emitError(
        'library function required for generic lowering, but cannot be automatically inserted when operating on functions',
      );
    }
    rewriter.replaceOp(op, giveBackSeveral(make, adaptor, helper));
    return true;
  }
}

function dealloc({ builder, location }: MemoryBuilder, memref: Value): void {
  MemRefDeallocOp.build(builder, location, { memref });
}

/** Returns whether each retained memref is still to be given back. */
function giveBackOne(make: MemoryBuilder, { memrefs, conditions, retained }: DeallocOp): Value[] {
  const memref = memrefs[0]!;
  const condition = conditions[0]!;
  if (retained.length === 0) {
    make.when(condition, () => dealloc(make, memref));
    return [];
  }
  const address = make.address(memref);
  const areOther = retained.map((value) => make.compare(CmpIPredicate.ne, address, make.address(value)));
  const isFree = areOther.reduce((lhs, rhs) => make.and(lhs, rhs));
  make.when(make.and(isFree, condition), () => dealloc(make, memref));
  const yes = make.bool(true);
  return areOther.map((lhs) => {
    const isSame = XOrIOp.build(make.builder, make.location, { lhs, rhs: yes }).result();
    return make.and(isSame, condition);
  });
}

/** Hands lists over to the function, and does what that says. */
function giveBackSeveral(make: MemoryBuilder, { memrefs, conditions, retained }: DeallocOp, helper: FuncOp): Value[] {
  const { indexType, i1Type } = make;
  const memrefList = make.alloc(memrefs.length, indexType);
  const conditionList = make.alloc(conditions.length, i1Type);
  const retainedList = make.alloc(retained.length, indexType);
  for (const [i, memref] of memrefs.entries()) make.store(make.address(memref), memrefList, make.index(i));
  for (const [i, condition] of conditions.entries()) make.store(condition, conditionList, make.index(i));
  for (const [i, memref] of retained.entries()) make.store(make.address(memref), retainedList, make.index(i));
  const [anyMemrefs, anyConditions, anyRetained] = [memrefList, conditionList, retainedList].map((list) =>
    make.ofUnknownLength(list),
  );
  const deallocList = make.alloc(memrefs.length, i1Type);
  const ownershipList = make.alloc(retained.length, i1Type);
  const [anyDeallocs, anyOwnerships] = [deallocList, ownershipList].map((list) => make.ofUnknownLength(list));
  const operands = [anyMemrefs!, anyRetained!, anyConditions!, anyDeallocs!, anyOwnerships!];
  CallOp.build(make.builder, make.location, { callee: helper.symName, operands, resultTypes: [] });
  for (const [i, memref] of memrefs.entries()) {
    make.when(make.load(deallocList, make.index(i)), () => dealloc(make, memref));
  }
  const ownerships = retained.map((_, i) => make.load(ownershipList, make.index(i)));
  for (const list of [memrefList, retainedList, conditionList, deallocList, ownershipList]) dealloc(make, list);
  return ownerships;
}
