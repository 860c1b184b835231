/**
 * How operations look in the middle of an expression.
 *
 * Each is a list of parts, text and operands in turn, and a precedence. The emitter walks the parts with a stack of its own, so that
 * an expression may be arbitrarily deep. Source: getOperatorPrecedence and the printOperation functions of TranslateToCpp.cpp.
 */
import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { CallOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { lookupNearestSymbol } from '../../ir/symbol-table.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpTable, type NamedOpClass } from './op-table.ts';

/** A piece of an expression. An operand in brackets, or between commas, needs none of its own. */
export type Part = string | { readonly operand: Value; readonly isInBrackets: boolean } | ConstantPart;

/** A piece of an expression that is known when the program is compiled. */
export type ConstantPart = { readonly attribute: Attribute } | { readonly type: Type };

/** An operation as an expression: what it looks like, and how strongly it binds. */
export interface CppExpression {
  /** Operands that bind no stronger are put in brackets. */
  readonly precedence: number;
  readonly parts: readonly Part[];
}

const table = new OpTable<CppExpression>();

/** Returns the operation as an expression, undefined for those that are statements. */
export function cppExpression(op: Operation): CppExpression | undefined {
  return table.find(op);
}

const operand = (value: Value): Part => ({ operand: value, isInBrackets: false });

/** Returns the operands as arguments, between commas. */
export function argumentParts(values: readonly Value[]): Part[] {
  return values.flatMap((value, i): Part[] => [...(i > 0 ? [', '] : []), { operand: value, isInBrackets: true }]);
}

interface UnaryOp extends Operation {
  readonly operandValue: Value;
}

interface BinaryOp extends Operation {
  readonly lhs: Value;
  readonly rhs: Value;
}

function unary<T extends UnaryOp>(opClass: NamedOpClass<T>, sign: string): void {
  table.add(opClass, (op) => ({ precedence: 15, parts: [sign, operand(op.operandValue)] }));
}

function binary<T extends BinaryOp>(opClass: NamedOpClass<T>, sign: string, precedence: number): void {
  table.add(opClass, (op) => ({ precedence, parts: [operand(op.lhs), ` ${sign} `, operand(op.rhs)] }));
}

unary(emitc.BitwiseNotOp, '~');
unary(emitc.LogicalNotOp, '!');
unary(emitc.UnaryMinusOp, '-');
unary(emitc.UnaryPlusOp, '+');
binary(emitc.MulOp, '*', 13);
binary(emitc.DivOp, '/', 13);
binary(emitc.RemOp, '%', 13);
binary(emitc.AddOp, '+', 12);
binary(emitc.SubOp, '-', 12);
binary(emitc.BitwiseLeftShiftOp, '<<', 11);
binary(emitc.BitwiseRightShiftOp, '>>', 11);
binary(emitc.BitwiseAndOp, '&', 7);
binary(emitc.BitwiseXorOp, '^', 6);
binary(emitc.BitwiseOrOp, '|', 5);
binary(emitc.LogicalAndOp, '&&', 4);
binary(emitc.LogicalOrOp, '||', 3);

const comparisons: Readonly<Record<emitc.CmpOp['predicate'], readonly [sign: string, precedence: number]>> = {
  eq: ['==', 8],
  ne: ['!=', 8],
  lt: ['<', 9],
  le: ['<=', 9],
  gt: ['>', 9],
  ge: ['>=', 9],
  three_way: ['<=>', 10],
};

table.add(emitc.CmpOp, (op) => {
  const [sign, precedence] = comparisons[op.predicate];
  return { precedence, parts: [operand(op.lhs), ` ${sign} `, operand(op.rhs)] };
});

table.add(emitc.ConditionalOp, (op) => ({
  precedence: 2,
  parts: [operand(op.condition), ' ? ', operand(op.trueValue), ' : ', operand(op.falseValue)],
}));

table.add(emitc.AddressOfOp, (op) => addressOf(op.reference, op.result().type));
table.add(emitc.ApplyOp, (op) =>
  op.applicableOperator === '&'
    ? addressOf(op.operandValue, op.result().type)
    : { precedence: 15, parts: [op.applicableOperator, operand(op.operandValue)] },
);
table.add(emitc.CastOp, (op) => ({
  precedence: 15,
  parts: ['(', { type: op.result().type }, ') ', operand(op.source)],
}));
table.add(emitc.LoadOp, (op) => ({ precedence: 16, parts: [operand(op.operandValue)] }));
table.add(emitc.ConstantOp, (op) => ({ precedence: 17, parts: [{ attribute: op.value }] }));

/** Returns the address of `reference`. Pointers point to what may be written, so that the address of a constant needs a cast. */
function addressOf(reference: Value, type: Type): CppExpression {
  const address: Part[] = ['&', operand(reference)];
  return { precedence: 15, parts: isInConstant(reference) ? ['(', { type }, ')(', ...address, ')'] : address };
}

/** Tells whether `reference` is a global constant or an element of one. What an expression is given is not looked into. */
function isInConstant({ definingOp }: Value): boolean {
  const source = definingOp instanceof emitc.SubscriptOp ? definingOp.value.definingOp : definingOp;
  if (!(source instanceof emitc.GetGlobalOp)) return false;
  const global = lookupNearestSymbol(source, source.nameAttr);
  return global instanceof emitc.GlobalOp && global.constSpecifier;
}

const call = (op: emitc.CallOp | CallOp): CppExpression => ({
  precedence: 16,
  parts: [op.callee, '(', ...argumentParts(op.operands), ')'],
});
table.add(emitc.CallOp, call);
table.add(CallOp, call);

table.add(emitc.CallOpaqueOp, (op) => {
  const templateArgs = op.templateArgs?.map((attribute): Part => ({ attribute }));
  const args = op.args ? separated(op.args.map((arg) => opaqueArgument(op, arg))) : argumentParts(op.operands);
  return {
    precedence: 16,
    parts: [op.callee, ...(templateArgs ? ['<', ...separated(templateArgs), '>'] : []), '(', ...args, ')'],
  };
});

/** An index stands for the operand of that number, anything else for itself. The reference puts brackets around these operands. */
function opaqueArgument(op: emitc.CallOpaqueOp, argument: Attribute): Part {
  if (!(argument instanceof IntegerAttr) || !(argument.type instanceof IndexType)) return { attribute: argument };
  return operand(op.operand(argument.number));
}

function separated(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, i): Part[] => (i > 0 ? [', ', part] : [part]));
}
