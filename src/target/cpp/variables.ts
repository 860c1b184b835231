/** Variables, assignments and places in memory. Source: mlir/lib/Target/Cpp/TranslateToCpp.cpp. */
import { OpaqueAttr } from '../../dialects/emitc/generated/emitc-attributes.gen.ts';
import type * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { type Operation } from '../../ir/operation.ts';
import { type OpResult } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type CppEmitter } from './cpp-emitter.ts';

/** A variable, with its initial value unless that is the empty text. */
export function printVariable(op: emitc.VariableOp, emitter: CppEmitter): LogicalResult {
  const { value } = op;
  if (!(value instanceof OpaqueAttr) || value.value !== '') {
    return emitter.assignPrefix(op) && emitter.attribute(op.location, value);
  }
  return emitter.options.declareVariablesAtTop === true || emitter.variableDeclaration(op.result(), '');
}

/** `place = value` */
export function printAssign(op: emitc.AssignOp, emitter: CppEmitter): LogicalResult {
  return emitter.variableAssignment(op.var as OpResult) && emitter.operand(op.value);
}

/** A global variable. */
export function printGlobal(op: emitc.GlobalOp, emitter: CppEmitter): LogicalResult {
  const { out } = emitter;
  if (op.externSpecifier) out.write('extern ');
  else if (op.staticSpecifier) out.write('static ');
  if (op.constSpecifier) out.write('const ');
  return printDeclaration(op, emitter);
}

/** A field of a class, or what a global variable has behind its specifiers. */
export function printDeclaration(op: emitc.FieldOp | emitc.GlobalOp, emitter: CppEmitter): LogicalResult {
  if (!emitter.declaration(op.location, op.type, op.symName)) return false;
  if (!printInitialValue(op, op.initialValue, emitter)) return false;
  emitter.out.write(';');
  return true;
}

function printInitialValue(op: Operation, value: Attribute | undefined, emitter: CppEmitter): LogicalResult {
  if (!value) return true;
  emitter.out.write(' = ');
  return emitter.attribute(op.location, value);
}

/** Returns the text of an element: `array[i][j]`. */
export function subscriptText(op: emitc.SubscriptOp, emitter: CppEmitter): string {
  const indices = op.indices.map((index) => `[${emitter.name(index)}]`).join('');
  return emitter.name(op.value) + indices;
}

/** A line of source, its placeholders replaced by operands. */
export function printVerbatim(op: emitc.VerbatimOp, emitter: CppEmitter): LogicalResult {
  const args = op.fmtArgs;
  if (args.length === 0) {
    emitter.out.write(op.value);
    return true;
  }
  // The verifier has seen to it that each single brace begins a placeholder, and that there are as many as operands.
  let next = 0;
  for (const piece of op.value.split(/(\{\{|\{\})/)) {
    if (piece !== '{}') emitter.out.write(piece === '{{' ? '{' : piece);
    else if (!emitter.operand(args[next++]!)) return false;
  }
  return true;
}
