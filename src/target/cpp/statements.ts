/** Which operation is written how, as a statement or declaration. Source: CppEmitter::emitOperation of TranslateToCpp.cpp. */
import { ModuleOp } from '../../builtin/generated/builtin-ops.gen.ts';
import { BranchOp, CondBranchOp } from '../../dialects/cf/generated/cf-ops.gen.ts';
import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { FuncOp, ReturnOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { printBranch, printCondBranch, printDo, printFor, printIf, printSwitch } from './control-flow.ts';
import { type CppEmitter } from './cpp-emitter.ts';
import { cppExpression } from './expressions.ts';
import { printDeclareFunc, printEmitCFunc, printFunc, printReturn } from './functions.ts';
import { isInlined } from './inlining.ts';
import { OpTable } from './op-table.ts';
import { isNameOfVariable } from './variable-loads.ts';
import {
  printAssign,
  printDeclaration,
  printGlobal,
  printVariable,
  printVerbatim,
  subscriptText,
} from './variables.ts';

const statements = new OpTable<LogicalResult, [CppEmitter]>();
/** Operations whose text stands where their result is used. */
const deferred = new OpTable<string, [CppEmitter]>();

/** Operations after whose text no semicolon may come. */
const withoutSemicolon: ReadonlySet<string> = new Set([
  ...[CondBranchOp.opName, emitc.DeclareFuncOp.opName, emitc.DoOp.opName, emitc.FileOp.opName, emitc.ForOp.opName],
  ...[emitc.IfOp.opName, emitc.IncludeOp.opName, emitc.SwitchOp.opName, emitc.VerbatimOp.opName],
]);

/** Writes an operation and the end of its line, with a semicolon where one is wanted and the operation allows it. */
export function printOperation(op: Operation, emitter: CppEmitter, semicolon: boolean): LogicalResult {
  const text = deferred.find(op, emitter);
  if (text !== undefined) {
    emitter.defer(op.result(), text);
    return true;
  }
  if (op instanceof emitc.ExpressionOp && isInlined(op)) return true;
  if (emitter.options.release === 19 && op instanceof emitc.LoadOp && isNameOfVariable(op)) {
    emitter.defer(op.result(), emitter.name(op.operandValue));
    return true;
  }
  if (!(statements.find(op, emitter) ?? printValue(op, emitter))) return false;
  const isPossible = !withoutSemicolon.has(op.name) || endsWithSemicolonInRelease19(op, emitter);
  emitter.out.write(semicolon && isPossible ? ';\n' : '\n');
  return true;
}

/** LLVM 19 leaves the semicolon out in the body of a function only. */
function endsWithSemicolonInRelease19(op: Operation, emitter: CppEmitter): boolean {
  const { parentOp } = op;
  return emitter.options.release === 19 && !(parentOp instanceof FuncOp || parentOp instanceof emitc.FuncOp);
}

/** Writes an operation that an expression may consist of as a statement of its own. */
function printValue(op: Operation, emitter: CppEmitter): LogicalResult {
  const expression = cppExpression(op);
  if (!expression) return op.emitOpError('unable to find printer for op');
  return emitter.assignPrefix(op) && emitter.operationTree(op, expression);
}

/** Tells whether a file is the one to write. The empty name asks for none, not even for a file without name. */
function isAskedFor({ id }: emitc.FileOp, { options: { fileId = '' } }: CppEmitter): boolean {
  return fileId !== '' && id === fileId;
}

statements.add(ModuleOp, (op, emitter) => emitter.declarations(op.bodyRegion.operations()));
statements.add(
  emitc.FileOp,
  (op, emitter) => !isAskedFor(op, emitter) || emitter.declarations(op.bodyRegion.operations()),
);
statements.add(emitc.ClassOp, (op, emitter) => {
  const { out } = emitter;
  out.write(`class ${op.symName}${op.finalSpecifier ? ' final' : ''} {\n public:\n`);
  out.indent();
  if (!emitter.declarations(op.body.operations())) return false;
  out.unindent();
  out.write('};');
  return true;
});
statements.add(emitc.IncludeOp, (op, { out }) => {
  out.write(op.isStandardInclude ? `#include <${op.include}>` : `#include "${op.include}"`);
  return true;
});

statements.add(FuncOp, printFunc);
statements.add(emitc.FuncOp, printEmitCFunc);
statements.add(emitc.DeclareFuncOp, printDeclareFunc);
statements.add(ReturnOp, printReturn);
statements.add(emitc.ReturnOp, (op, emitter) => {
  emitter.out.write(op.operandValue ? 'return ' : 'return');
  return !op.operandValue || emitter.operand(op.operandValue);
});

statements.add(BranchOp, printBranch);
statements.add(CondBranchOp, printCondBranch);
statements.add(emitc.DoOp, printDo);
statements.add(emitc.ForOp, printFor);
statements.add(emitc.IfOp, printIf);
statements.add(emitc.SwitchOp, printSwitch);

statements.add(emitc.VariableOp, printVariable);
statements.add(emitc.AssignOp, printAssign);
statements.add(emitc.GlobalOp, printGlobal);
statements.add(emitc.FieldOp, printDeclaration);
statements.add(emitc.VerbatimOp, printVerbatim);
statements.add(emitc.ExpressionOp, (op, emitter) => emitter.assignPrefix(op) && emitter.expression(op));

deferred.add(emitc.DereferenceOp, (op, emitter) => `*${emitter.name(op.pointer)}`);
deferred.add(emitc.GetFieldOp, (op) => op.fieldName);
deferred.add(emitc.GetGlobalOp, (op) => op.nameAttr);
deferred.add(emitc.LiteralOp, (op) => op.value);
deferred.add(emitc.MemberOp, (op, emitter) => `${emitter.name(op.operandValue)}.${op.member}`);
deferred.add(emitc.MemberOfPtrOp, (op, emitter) => `${emitter.name(op.operandValue)}->${op.member}`);
deferred.add(emitc.SubscriptOp, subscriptText);
