import { ModuleOp } from '../../builtin/generated/builtin-ops.gen.ts';
import { StringAttr } from '../../ir/attributes/scalar-attributes.ts';
import { Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { FunctionOpInterface } from '../../ir/interfaces/calls.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { SymbolTable } from '../../ir/symbol-table.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { kDynamic, MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { walkOps } from '../../ir/walk.ts';
import { CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { OrIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { DeallocOp } from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { FuncOp, ReturnOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { MemoryBuilder } from './memory-builder.ts';

/** The function that finds out what is to be given back, by the symbol table that it is in. */
export type DeallocHelpers = ReadonlyMap<Operation, FuncOp>;

/** Returns the symbol table around an operation. */
export function symbolTableAround(op: Operation): Operation | undefined {
  return op.findParent((parent) => parent.hasTrait('SymbolTable'));
}

/** Makes the functions that what gives back several memrefs calls; in a function there is no place for them. Undefined, after a diagnostic, in other operations. */
export function buildDeallocHelpers(root: Operation): DeallocHelpers | undefined {
  const helpers = new Map<Operation, FuncOp>();
  if (FunctionOpInterface.isImplementedBy(root)) return helpers;
  if (!(root instanceof ModuleOp)) {
    root.emitError('root operation must be a builtin.module or a function');
    return undefined;
  }
  walkOps(root, DeallocOp, (op) => {
    if (op.memrefs.length <= 1) return;
    const table = symbolTableAround(op);
    if (!table || helpers.has(table)) return;
    helpers.set(table, buildDeallocHelper(root.location, new SymbolTable(table)));
  });
  return helpers;
}

/**
 * Makes a function of lists of addresses of memory to give back and to retain, and of the conditions of the former. It writes which are to be given back, and
 * which of the retained still have to be.
 * Source: buildDeallocationLibraryFunction of mlir/lib/Dialect/Bufferization/Transforms/LowerDeallocations.cpp.
 */
function buildDeallocHelper(location: Location, table: SymbolTable): FuncOp {
  const { context } = table.op;
  const builder = new OpBuilder(context);
  const make = new MemoryBuilder(builder, location);
  const addresses = MemRefType.get([kDynamic], make.indexType);
  const conditions = MemRefType.get([kDynamic], make.i1Type);
  const inputs = [addresses, addresses, conditions, conditions, conditions];
  const region = new Region();
  const block = new Block();
  region.append(block);
  for (const type of inputs) block.addArgument(type, location);
  const functionType = FunctionType.get(context, inputs, []);
  const func = FuncOp.build(builder, location, { symName: 'dealloc_helper', functionType, regions: [region] });
  func.setAttr('sym_visibility', StringAttr.get(context, 'private'));
  table.insert(func);
  builder.setInsertionPointToEnd(block);
  fillHelper(make, block.arguments);
  ReturnOp.build(builder, location, { operands: [] });
  return func;
}

function fillHelper(
  make: MemoryBuilder,
  [memrefs, retained, conditions, deallocs, ownerships]: readonly Value[],
): void {
  const zero = make.index(0);
  const one = make.index(1);
  const yes = make.bool(true);
  const no = make.bool(false);
  const memrefCount = make.dim(memrefs!, zero);
  const retainedCount = make.dim(retained!, zero);
  make.loop([zero, retainedCount, one], undefined, (i) => {
    make.store(no, ownerships!, i);
    return undefined;
  });
  make.loop([zero, memrefCount, one], undefined, (i) => {
    const address = make.load(memrefs!, i);
    const condition = make.load(conditions!, i);
    // What is retained is not given back, but belongs to who retains it.
    const isFree = make.loop([zero, retainedCount, one], yes, (j, carried) => {
      const other = make.load(retained!, j);
      make.when(make.compare(CmpIPredicate.eq, other, address), () => {
        const lhs = make.load(ownerships!, j);
        const either = OrIOp.build(make.builder, make.location, { lhs, rhs: condition }).result();
        make.store(either, ownerships!, j);
      });
      return make.and(carried, make.compare(CmpIPredicate.ne, other, address));
    });
    // What came before in the list is given back already.
    const isFirst = make.loop([zero, i, one], isFree, (j, carried) =>
      make.and(carried, make.compare(CmpIPredicate.ne, make.load(memrefs!, j), address)),
    );
    make.store(make.and(isFirst!, condition), deallocs!, i);
    return undefined;
  });
}
