/** Loops and branches. Source: the printOperation functions of mlir/lib/Target/Cpp/TranslateToCpp.cpp. */
import { caseValues } from '../../builtin/switch-cases.ts';
import { type BranchOp, type CondBranchOp } from '../../dialects/cf/generated/cf-ops.gen.ts';
import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { type Block } from '../../ir/block.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type CppEmitter } from './cpp-emitter.ts';
import { isInlined } from './inlining.ts';

/** `for (type i = lower; i < upper; i += step) { … }` */
export function printFor(op: emitc.ForOp, emitter: CppEmitter): LogicalResult {
  const { out } = emitter;
  const induction = op.region.firstBlock!.arguments[0]!;
  out.write('for (');
  if (!emitter.type(op.location, induction.type)) return false;
  const name = emitter.inductionName(induction);
  out.write(` ${name} = `);
  if (!emitter.operand(op.lowerBound)) return false;
  out.write(`; ${name} < `);
  const bound = op.upperBound;
  const inBrackets = bound.definingOp instanceof emitc.ExpressionOp && isInlined(bound.definingOp);
  if (inBrackets) out.write('(');
  if (!emitter.operand(bound)) return false;
  out.write(`${inBrackets ? ')' : ''}; ${name} += `);
  if (!emitter.operand(op.step)) return false;
  out.write(') ');
  return emitter.inLoop(() => printBody(op.region, emitter));
}

/** `if (condition) { … } else { … }` */
export function printIf(op: emitc.IfOp, emitter: CppEmitter): LogicalResult {
  const { out } = emitter;
  out.write('if (');
  if (!emitter.operand(op.condition)) return false;
  out.write(') ');
  if (!printBody(op.thenRegion, emitter)) return false;
  if (op.elseRegion.isEmpty) return true;
  out.write(' else ');
  return printBody(op.elseRegion, emitter);
}

/** `switch (argument) { case 1: { … } default: { … } }` */
export function printSwitch(op: emitc.SwitchOp, emitter: CppEmitter): LogicalResult {
  const { out } = emitter;
  out.write('switch (');
  if (!emitter.operand(op.arg)) return false;
  out.write(') {');
  for (const [i, value] of caseValues(op).entries()) {
    out.write(`\ncase ${value}: `);
    if (!printBody(op.caseRegions[i]!, emitter, 'break;\n')) return false;
  }
  out.write('\ndefault: ');
  if (!printBody(op.defaultRegion, emitter, 'break;\n')) return false;
  out.write('\n}');
  return true;
}

/** `do { … } while (condition);` */
export function printDo(op: emitc.DoOp, emitter: CppEmitter): LogicalResult {
  const { out } = emitter;
  out.write('do ');
  if (!printBlock(op.bodyRegion.operations(), emitter)) return false;
  out.write(' while (');
  const condition = op.conditionRegion.firstBlock!.lastOp!.operand(0).definingOp as emitc.ExpressionOp;
  if (!emitter.expression(condition)) return false;
  out.write(');');
  return true;
}

/** `goto label`, behind the assignments to the block's arguments. */
export function printBranch(op: BranchOp, emitter: CppEmitter): LogicalResult {
  if (!printBlockArguments(op.destOperands, op.dest, emitter)) return false;
  emitter.out.write(`goto ${emitter.label(op.dest)}`);
  return true;
}

/** `if (condition) { goto label1; } else { goto label2; }` */
export function printCondBranch(op: CondBranchOp, emitter: CppEmitter): LogicalResult {
  const { out } = emitter;
  const jump = (values: readonly Value[], block: Block): LogicalResult => {
    out.write('{\n');
    out.indent();
    if (!printBlockArguments(values, block, emitter)) return false;
    out.write(`goto ${emitter.label(block)};\n`);
    out.unindent();
    out.write('}');
    return true;
  };
  out.write('if (');
  if (!emitter.operand(op.condition)) return false;
  out.write(') ');
  if (!jump(op.trueDestOperands, op.trueDest)) return false;
  out.write(' else ');
  return jump(op.falseDestOperands, op.falseDest);
}

/**
 * Writes the assignments of values to the arguments of a block.
 *
 * All of them happen at once. Where one would overwrite what a later one reads, as in an exchange of two, the old values are put aside first.
 * Differs: upstream overwrites them, and writes the name of an inlined expression, which is not declared.
 */
function printBlockArguments(values: readonly Value[], block: Block, emitter: CppEmitter): LogicalResult {
  const { out } = emitter;
  const places = new Map<Value, number>(block.arguments.map((argument, i) => [argument, i]));
  const overwritten = new Map<Value, string>();
  for (const [i, value] of values.entries()) {
    const place = places.get(value) ?? i;
    if (place < i && values[place] !== value && !overwritten.has(value)) overwritten.set(value, emitter.temporary());
  }
  if (overwritten.size > 0) {
    // Jumps must not pass by declarations, so these get a scope of their own.
    out.write('{\n');
    out.indent();
  }
  for (const [value, name] of overwritten) {
    if (!emitter.declaration(block.parentOp!.location, value.type, name)) return false;
    out.write(` = ${emitter.name(value)};\n`);
  }
  for (const [i, value] of values.entries()) {
    out.write(`${emitter.name(block.arguments[i]!)} = `);
    const saved = overwritten.get(value);
    if (saved !== undefined) out.write(saved);
    else if (!emitter.operand(value)) return false;
    out.write(';\n');
  }
  if (overwritten.size > 0) {
    out.unindent();
    out.write('}\n');
  }
  return true;
}

/** Writes a region without its terminator, and then `last`, in braces. */
function printBody(region: Region, emitter: CppEmitter, last = ''): LogicalResult {
  const operations = [...region.operations()];
  return printBlock(operations.slice(0, -1), emitter, last);
}

function printBlock(operations: Iterable<Operation>, emitter: CppEmitter, last = ''): LogicalResult {
  const { out } = emitter;
  out.write('{\n');
  out.indent();
  if (!emitter.statements(operations)) return false;
  out.write(last);
  out.unindent();
  out.write('}');
  return true;
}
