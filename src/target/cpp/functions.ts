/** Functions. Source: the printOperation functions of mlir/lib/Target/Cpp/TranslateToCpp.cpp. */
import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { ArrayType, LValueType } from '../../dialects/emitc/generated/emitc-types.gen.ts';
import { type FuncOp, type ReturnOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { sortedNames } from '../../ir/attributes/container-attributes.ts';
import { type Block } from '../../ir/block.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { lookupNearestSymbol } from '../../ir/symbol-table.ts';
import { type Type } from '../../ir/type.ts';
import { walk } from '../../ir/walk.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type CppEmitter } from './cpp-emitter.ts';
import { isInlined } from './inlining.ts';

/** A `func.func`. One without body becomes a definition without parameters and statements, as upstream's does. */
export function printFunc(op: FuncOp, emitter: CppEmitter): LogicalResult {
  const { inputs, results } = op.functionType;
  if (!checkBlocks(op, op.body, emitter)) return false;
  if (inputs.some((type) => type instanceof LValueType)) {
    return op.emitOpError('cannot emit lvalue type as argument type');
  }
  if (results.some((type) => type instanceof ArrayType)) return op.emitOpError('cannot emit array type as result type');
  return emitter.inFunction(() => {
    if (!emitter.resultType(op.location, results)) return false;
    emitter.out.write(` ${op.symName}(`);
    return printParameters(op, op.body.firstBlock, emitter) && printFunctionBody(op, op.body, emitter);
  });
}

/** An `emitc.func`, or its declaration when it has no body. */
export function printEmitCFunc(op: emitc.FuncOp, emitter: CppEmitter): LogicalResult {
  if (!checkBlocks(op, op.body, emitter)) return false;
  return emitter.inFunction(() => {
    if (!printHead(op, emitter)) return false;
    if (op.body.isEmpty) return printTypes(op, op.functionType.inputs, emitter);
    return printParameters(op, op.body.firstBlock, emitter) && printFunctionBody(op, op.body, emitter);
  });
}

/** The declaration of a function that is defined elsewhere in the file. */
export function printDeclareFunc(op: emitc.DeclareFuncOp, emitter: CppEmitter): LogicalResult {
  const func = lookupNearestSymbol(op, op.symName) as emitc.FuncOp;
  return emitter.inFunction(() => {
    if (!printHead(func, emitter) || !printParameters(func, func.body.firstBlock, emitter)) return false;
    emitter.out.write(';');
    return true;
  });
}

/** `return`, several values as a tuple. The attributes of the operation go into comments, of a tuple's only. */
export function printReturn(op: ReturnOp, emitter: CppEmitter): LogicalResult {
  const { operands } = op;
  const { out } = emitter;
  out.write('return');
  if (operands.length === 0) return true;
  out.write(operands.length === 1 ? ' ' : ' std::make_tuple(');
  if (!emitter.operands(operands)) return false;
  if (operands.length === 1) return true;
  for (const name of sortedNames(op.attributes)) {
    out.write(`, /* ${name} */`);
    if (!emitter.attribute(op.location, op.attributes.get(name)!)) return false;
  }
  out.write(')');
  return true;
}

function printHead(func: emitc.FuncOp, emitter: CppEmitter): LogicalResult {
  for (const specifier of func.specifiers ?? []) emitter.out.write(`${specifier} `);
  if (!emitter.resultType(func.location, func.functionType.results)) return false;
  emitter.out.write(` ${func.symName}(`);
  return true;
}

/** Several blocks are labels in C, and jumps must not pass by declarations. */
function checkBlocks(op: Operation, body: Region, emitter: CppEmitter): LogicalResult {
  if (body.blocks.length <= 1 || emitter.options.declareVariablesAtTop === true) return true;
  return op.emitOpError('with multiple blocks needs variables declared at top');
}

/** Writes parameters without names, and the end of the declaration. */
function printTypes(op: Operation, types: readonly Type[], emitter: CppEmitter): LogicalResult {
  const printed = types.every((type, i) => {
    if (i > 0) emitter.out.write(', ');
    return emitter.type(op.location, type);
  });
  if (printed) emitter.out.write(');');
  return printed;
}

function printParameters(op: Operation, entry: Block | undefined, emitter: CppEmitter): LogicalResult {
  const printed = (entry?.arguments ?? []).every((argument, i) => {
    if (i > 0) emitter.out.write(', ');
    return emitter.declaration(op.location, argument.type, emitter.name(argument));
  });
  if (printed) emitter.out.write(')');
  return printed;
}

function printFunctionBody(op: Operation, body: Region, emitter: CppEmitter): LogicalResult {
  const { out } = emitter;
  out.write(' {\n');
  out.indent();
  if (emitter.options.declareVariablesAtTop === true && !declareVariables(op, emitter)) return false;
  for (const block of body.blocks) emitter.label(block);
  if (!declareBlockArguments(op, body, emitter)) return false;
  for (const block of body.blocks) {
    if (block.firstUse) out.writeUnindented(`${emitter.label(block)}:\n`);
    if (!emitter.statements(block.operations())) return false;
  }
  out.unindent();
  out.write(emitter.options.release === 19 ? '}\n' : '}');
  return true;
}

/** Declares what holds results, of nested operations too. */
function declareVariables(func: Operation, emitter: CppEmitter): LogicalResult {
  let succeeded = true;
  walk(func, {
    before: (op) => {
      if (op === func) return undefined;
      if (op.parentOp instanceof emitc.ExpressionOp) return 'skip';
      if (op instanceof emitc.ExpressionOp && isInlined(op)) return 'skip';
      if (op.results.every((result) => emitter.variableDeclaration(result, ';\n'))) return undefined;
      succeeded = op.emitError('unable to declare result variable for op');
      return 'interrupt';
    },
  });
  return succeeded;
}

function declareBlockArguments(op: Operation, body: Region, emitter: CppEmitter): LogicalResult {
  for (const block of body.blocks.slice(1)) {
    for (const argument of block.arguments) {
      const { type } = argument;
      if (type instanceof ArrayType || type instanceof LValueType) {
        const typeText = type.context.printType(type);
        return op.emitOpError(`cannot emit block argument #${argument.argNumber} with type '${typeText}'`);
      }
      if (!emitter.declaration(op.location, type, emitter.name(argument))) return false;
      emitter.out.write(';\n');
    }
  }
  return true;
}
