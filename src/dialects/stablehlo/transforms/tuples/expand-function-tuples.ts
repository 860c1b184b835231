import { functionTypeOf } from '../../../../builtin/function-op.ts';
import { DictionaryAttr } from '../../../../ir/attributes/container-attributes.ts';
import { OpBuilder } from '../../../../ir/builder.ts';
import { type Location } from '../../../../ir/location.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { FunctionType, TupleType } from '../../../../ir/types/composite-types.ts';
import { type Type } from '../../../../ir/type.ts';
import { type Value } from '../../../../ir/value.ts';
import { walkOps } from '../../../../ir/walk.ts';
import { CallOp, FuncOp, ReturnOp } from '../../../func/generated/func-ops.gen.ts';
import { GetTupleElementOp, TupleOp } from '../../generated/stablehlo-ops.gen.ts';

const leavesOf = (type: Type): readonly Type[] => (type instanceof TupleType ? type.types.flatMap(leavesOf) : [type]);

/**
 * Lets functions take and return the elements of tuples, and of tuples in these, in the places of tuples, as XLA's ExpandTuples does with an entry computation. What is called stays
 * as it is: calls are inlined.
 */
export function expandFunctionTuples(module: Operation): void {
  const funcs: FuncOp[] = [];
  walkOps(module, FuncOp, (func) => void (hasTuples(func) && funcs.push(func)));
  if (funcs.length === 0) return;
  const called = new Set<string>();
  walkOps(module, CallOp, (call) => void called.add(call.callee));
  for (const func of funcs) if (!called.has(func.symName)) expandTuples(func);
}

function hasTuples(func: FuncOp): boolean {
  const { inputs, results } = functionTypeOf(func);
  return func.body.blocks.length > 0 && [...inputs, ...results].some((type) => type instanceof TupleType);
}

function expandTuples(func: FuncOp): void {
  const { context, body, location, argAttrs, resAttrs } = func;
  const { inputs, results } = functionTypeOf(func);
  const entry = body.firstBlock!;
  const builder = OpBuilder.before(entry.firstOp!);
  const args = [...entry.arguments];
  for (const argument of args) {
    const elements = leavesOf(argument.type).map((type) => entry.addArgument(type, argument.location));
    argument.replaceAllUsesWith(buildOfLeaves(builder, location, argument.type, elements.values()));
  }
  entry.eraseArguments(new Set(args.keys()));
  for (const { lastOp } of body.blocks) {
    if (!(lastOp instanceof ReturnOp)) continue;
    const before = OpBuilder.before(lastOp);
    lastOp.setOperands(lastOp.operands.flatMap((value) => buildLeaves(before, lastOp.location, value)));
  }
  const spread = (attrs: readonly DictionaryAttr[], types: readonly Type[]): DictionaryAttr[] =>
    // What is said of a tuple is said of none of its elements.
    types.flatMap((type, i) => type instanceof TupleType ? leavesOf(type).map(() => DictionaryAttr.get(context, new Map())) : [attrs[i]!]); // prettier-ignore
  if (argAttrs) func.argAttrs = spread(argAttrs, inputs);
  if (resAttrs) func.resAttrs = spread(resAttrs, results);
  func.functionType = FunctionType.get(context, inputs.flatMap(leavesOf), results.flatMap(leavesOf)); // prettier-ignore
}

/** Puts a value of a type together of the next leaves. */
function buildOfLeaves(builder: OpBuilder, location: Location, type: Type, leaves: Iterator<Value>): Value {
  if (!(type instanceof TupleType)) return leaves.next().value as Value;
  const val = type.types.map((element) => buildOfLeaves(builder, location, element, leaves));
  return TupleOp.build(builder, location, { val, resultType: type }).result();
}

/** Takes a value apart. */
function buildLeaves(builder: OpBuilder, location: Location, operand: Value): Value[] {
  const { type } = operand;
  if (!(type instanceof TupleType)) return [operand];
  return type.types.flatMap((resultType, index) =>
    buildLeaves(builder, location, GetTupleElementOp.build(builder, location, { operand, index, resultType }).result()),
  );
}
