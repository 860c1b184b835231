import { DictionaryAttr } from '../../ir/attributes/container-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { setFunctionType } from '../../dialects/func/function-type.ts';
import { type FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { checkKnown } from './check-memory.ts';
import { checkTensors } from './check-tensors.ts';
import { type KnownGlobals } from './known-globals.ts';
import { Leftovers } from './leftovers.ts';
import { isMemory, tensorTypeOf } from './memory.ts';
import { MemoryNames } from './memory-names.ts';
import { MemoryValues } from './memory-values.ts';
import { MemoryWrites } from './memory-writes.ts';
import { rewriteBlock } from './rewrite-block.ts';

/** Makes arguments that are memory tensors, and what is in those that the function writes to results, behind the others. */
export function rewriteFunction(func: FuncOp, globals: KnownGlobals): LogicalResult {
  const body = func.body.firstBlock!;
  const writes = new MemoryWrites(func);
  const written = writes.inside(func);
  const given = body.arguments.filter(isMemory);
  const changed = given.filter((argument) => written.has(argument));
  const names = new MemoryNames(func);
  if (!checkTensors(func, names)) return false;
  const memory = new MemoryValues(names);
  for (const argument of given) {
    const type = tensorTypeOf(argument.type as MemRefType);
    memory.add(argument, body.insertArgument(argument.argNumber, type, argument.location));
  }
  const leftovers = new Leftovers();
  leftovers.addArguments(body);
  const terminator = body.lastOp!;
  if (!rewriteBlock(body, memory, { globals, writes, leftovers }) || !checkKnown(terminator, changed, memory))
    return false;
  const own = memory.readAll(terminator.operands, OpBuilder.before(terminator));
  terminator.setOperands([...own, ...changed.map((argument) => memory.of(argument))]);
  leftovers.erase();
  const { context, resAttrs } = func;
  if (resAttrs) func.resAttrs = [...resAttrs, ...changed.map(() => DictionaryAttr.get(context, new Map()))];
  const [inputs, results] = [body.arguments, terminator.operands].map((values) => values.map(({ type }) => type));
  setFunctionType(func, FunctionType.get(context, inputs!, results!));
  return true;
}
