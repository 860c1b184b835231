/** Numeric expressions: their tree and their value. */
import { type EvaluationError, OperandError } from '../pattern-error.ts';
import { type Span, spanText, startOf } from '../source-buffer.ts';
import { type ExpressionFormat, formatName, sameFormat } from './expression-format.ts';

/** A numeric variable and its value, once it has one. */
export interface NumericVariable {
  readonly name: string;
  /** The format of expressions that use it and name none; undefined for variables of no format. */
  readonly format: ExpressionFormat | undefined;
  /** The line of the directive that defines it, or undefined for the command line. */
  readonly definitionLine: number | undefined;
  value: bigint | undefined;
  /** Where in the input the value stood. */
  source: Span | undefined;
}

/** A node; `span` is its text in messages. */
export type NumericExpression =
  | { readonly kind: 'literal'; readonly span: Span; readonly value: bigint }
  | { readonly kind: 'variable'; readonly span: Span; readonly variable: NumericVariable }
  | {
      readonly kind: 'binary';
      readonly span: Span;
      readonly operator: NumericOperator;
      readonly left: NumericExpression;
      readonly right: NumericExpression;
    };

/** The functions of two operands; `add` and `sub` also are `+` and `-`. */
export type NumericOperator = 'add' | 'sub' | 'mul' | 'div' | 'min' | 'max';

/** Returns the operator that a function name stands for. */
export function operatorNamed(name: string): NumericOperator | undefined {
  return operators.find((operator) => operator === name);
}

const operators: readonly NumericOperator[] = ['add', 'sub', 'mul', 'div', 'min', 'max'];

/** Returns the value, of any size, or undefined after adding the reasons to `errors`. */
export function evaluate(expression: NumericExpression, errors: EvaluationError[]): bigint | undefined {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'variable': {
      const { value } = expression.variable;
      if (value === undefined) errors.push({ is: 'undefined', name: expression.span });
      return value;
    }
    case 'binary': {
      const left = evaluate(expression.left, errors);
      const right = evaluate(expression.right, errors);
      if (left === undefined || right === undefined) return undefined;
      const value = apply(expression.operator, left, right);
      if (value === undefined) errors.push({ is: 'overflow' });
      return value;
    }
  }
}

function apply(operator: NumericOperator, left: bigint, right: bigint): bigint | undefined {
  switch (operator) {
    case 'add':
      return left + right;
    case 'sub':
      return left - right;
    case 'mul':
      return left * right;
    case 'div':
      return right === 0n ? undefined : left / right;
    case 'min':
      return left < right ? left : right;
    case 'max':
      return left > right ? left : right;
  }
}

/** Returns the format that the variables of an expression give it. Throws OperandError when they disagree. */
export function implicitFormat(expression: NumericExpression): ExpressionFormat | undefined {
  switch (expression.kind) {
    case 'literal':
      return undefined;
    case 'variable':
      return expression.variable.format;
    case 'binary': {
      const left = implicitFormat(expression.left);
      const right = implicitFormat(expression.right);
      if (left && right && !sameFormat(left, right)) {
        throw new OperandError(
          startOf(expression.span),
          `implicit format conflict between '${spanText(expression.left.span)}' (${formatName(left)}) and ` +
            `'${spanText(expression.right.span)}' (${formatName(right)}), need an explicit format specifier`,
        );
      }
      return left ?? right;
    }
  }
}
