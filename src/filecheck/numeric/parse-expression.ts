/** Parses numeric substitution blocks: what stands between `[[#` and `]]`. */
import { Cursor } from '../cursor.ts';
import { type Span } from '../source-buffer.ts';
import { numericVariable, type Variables } from '../variables.ts';
import { type ExpressionFormat, formatOf, sameFormat } from './expression-format.ts';
import {
  implicitFormat,
  type NumericExpression,
  type NumericOperator,
  type NumericVariable,
  operatorNamed,
} from './expression.ts';

/** A parsed block: `[[#%x,NAME: expression]]`; all three parts may be missing. */
export interface NumericBlock {
  readonly format: ExpressionFormat;
  readonly definition: NumericVariable | undefined;
  readonly expression: NumericExpression | undefined;
}

/** What surrounds a block. */
export interface BlockContext {
  readonly variables: Variables;
  /** The line of the directive; undefined on the command line. */
  readonly line: number | undefined;
  /** The block is `[[@LINE+1]]`, without `#`: the variable and at most one decimal offset. */
  readonly isLegacyLine: boolean;
}

/** Returns the parsed block. Throws OperandError. */
export function parseNumericBlock(block: Span, context: BlockContext): NumericBlock {
  return new NumericBlockParser(new Cursor(block), context).parse();
}

/** What an operand may be: anything, `@LINE`, or a decimal literal. */
type AllowedOperand = 'any' | 'line' | 'legacy literal';

class NumericBlockParser {
  constructor(
    private readonly cursor: Cursor,
    private readonly context: BlockContext,
  ) {}

  /** block ::= (format `,`)? (name `:`)? `==`? expression? */
  parse(): NumericBlock {
    const { cursor } = this;
    const explicit = this.formatSpecifier();
    const definitionEnd = cursor.find(':');
    const definitionStart = cursor.at;
    if (definitionEnd >= 0) cursor.at = definitionEnd + 1;
    const expression = this.constrainedExpression();
    const format =
      explicit.format ?? (expression && implicitFormat(expression)) ?? formatOf('unsigned', explicit.precision);
    if (definitionEnd < 0) return { format, definition: undefined, expression };
    const name = new Cursor({ buffer: cursor.buffer, start: definitionStart, end: definitionEnd });
    return { format, definition: this.definition(name, format), expression };
  }

  /** format ::= `%` `#`? (`.` digits)? (`u` | `d` | `x` | `X`)? */
  private formatSpecifier(): { format: ExpressionFormat | undefined; precision: number } {
    const { cursor } = this;
    const comma = cursor.find(',');
    const parenthesis = cursor.find('(');
    if (comma < 0 || (parenthesis >= 0 && parenthesis < comma)) return { format: undefined, precision: 0 };
    const specifier = new Cursor({ buffer: cursor.buffer, start: cursor.at, end: comma });
    cursor.at = comma + 1;
    specifier.skipBlanks();
    specifier.trimEnd();
    if (!specifier.eat('%')) throw specifier.operandError('invalid matching format specification in expression');
    const alternateAt = specifier.at;
    const alternateForm = specifier.eat('#');
    let precision = 0;
    if (specifier.eat('.')) {
      const digits = specifier.integer(10);
      if (digits === undefined || digits > 0xffffffffn)
        throw specifier.operandError('invalid precision in format specifier');
      precision = Number(digits);
    }
    const format = specifier.isAtEnd ? undefined : this.conversion(specifier, precision, alternateForm);
    if (alternateForm && format?.kind !== 'hexLower' && format?.kind !== 'hexUpper') {
      throw specifier.operandError('alternate form only supported for hex values', alternateAt);
    }
    specifier.skipBlanks();
    if (!specifier.isAtEnd) throw specifier.operandError('invalid matching format specification in expression');
    return { format, precision };
  }

  private conversion(specifier: Cursor, precision: number, alternateForm: boolean): ExpressionFormat {
    const at = specifier.at;
    switch (specifier.next()) {
      case 'u':
        return formatOf('unsigned', precision);
      case 'd':
        return formatOf('signed', precision);
      case 'x':
        return formatOf('hexLower', precision, alternateForm);
      case 'X':
        return formatOf('hexUpper', precision, alternateForm);
      default:
        throw specifier.operandError('invalid format specifier in expression', at);
    }
  }

  private definition(name: Cursor, format: ExpressionFormat): NumericVariable {
    const { variables, line } = this.context;
    name.skipBlanks();
    const parsed = name.variableName();
    if (parsed.isPseudo) {
      throw name.operandError('definition of pseudo numeric variable unsupported', parsed.span.start);
    }
    if (variables.definedStrings.has(parsed.name)) {
      throw name.operandError(`string variable with name '${parsed.name}' already exists`, parsed.span.start);
    }
    name.skipBlanks();
    if (!name.isAtEnd) throw name.operandError('unexpected characters after numeric variable name');
    const known = variables.numerics.get(parsed.name);
    if (!known) return numericVariable(parsed.name, format, line);
    if (!sameFormat(known.format, format))
      throw name.operandError('format different from previous variable definition');
    return known;
  }

  private constrainedExpression(): NumericExpression | undefined {
    const { cursor } = this;
    cursor.skipBlanks();
    const isConstrained = cursor.eat('==');
    cursor.skipBlanks();
    if (cursor.isAtEnd) {
      if (isConstrained) throw cursor.operandError('empty numeric expression should not have a constraint');
      return undefined;
    }
    cursor.trimEnd();
    const start = cursor.at;
    let expression = this.operand(this.context.isLegacyLine ? 'line' : 'any', !isConstrained);
    while (!cursor.isAtEnd) {
      expression = this.binary(start, expression, this.context.isLegacyLine);
      if (this.context.isLegacyLine && !cursor.isAtEnd) {
        throw cursor.operandError(`unexpected characters at end of expression '${cursor.rest}'`);
      }
    }
    return expression;
  }

  /** operand ::= `(` expression `)` | name `(` arguments `)` | name | integer */
  private operand(allowed: AllowedOperand, maybeConstraint = false): NumericExpression {
    const { cursor } = this;
    if (cursor.see('(')) {
      if (allowed !== 'any') throw cursor.operandError('parenthesized expression not permitted here');
      return this.parenthesized();
    }
    if (allowed === 'line' || (allowed === 'any' && /^([@$]?[A-Za-z_])/.test(cursor.rest))) return this.named(allowed);
    const start = cursor.at;
    const negative = cursor.eat('-');
    const value = cursor.integer(allowed === 'legacy literal' ? 10 : 0);
    if (value === undefined) {
      throw cursor.operandError(`invalid ${maybeConstraint ? 'matching constraint or ' : ''}operand format`, start);
    }
    return { kind: 'literal', span: cursor.spanFrom(start), value: negative ? -value : value };
  }

  private named(allowed: AllowedOperand): NumericExpression {
    const { cursor } = this;
    const { variables, line } = this.context;
    const { name, span, isPseudo } = cursor.variableName();
    if (/^[ \t]*\(/.test(cursor.rest)) {
      if (allowed !== 'any') throw cursor.operandError('unexpected function call', span.start);
      return this.call(name, span);
    }
    if (isPseudo && name !== '@LINE')
      throw cursor.operandError(`invalid pseudo numeric variable '${name}'`, span.start);
    const variable = variables.numericNamed(name);
    if (variable.definitionLine !== undefined && variable.definitionLine === line) {
      throw cursor.operandError(`numeric variable '${name}' defined earlier in the same CHECK directive`, span.start);
    }
    return { kind: 'variable', span, variable };
  }

  private parenthesized(): NumericExpression {
    const { cursor } = this;
    cursor.eat('(');
    cursor.skipBlanks();
    if (cursor.isAtEnd) throw cursor.operandError('missing operand in expression');
    let expression = this.operand('any');
    cursor.skipBlanks();
    while (!cursor.isAtEnd && !cursor.see(')')) {
      expression = this.binary(cursor.at, expression, false);
      cursor.skipBlanks();
    }
    if (!cursor.eat(')')) throw cursor.operandError("missing ')' at end of nested expression");
    return expression;
  }

  /** Reads an operator and its right operand, if anything is left; `start` is where the text of the result starts. */
  private binary(start: number, left: NumericExpression, isLegacyLine: boolean): NumericExpression {
    const { cursor } = this;
    cursor.skipBlanks();
    if (cursor.isAtEnd) return left;
    const operatorAt = cursor.at;
    const c = cursor.next();
    if (c !== '+' && c !== '-') throw cursor.operandError(`unsupported operation '${c}'`, operatorAt);
    cursor.skipBlanks();
    if (cursor.isAtEnd) throw cursor.operandError('missing operand in expression');
    const right = this.operand(isLegacyLine ? 'legacy literal' : 'any');
    return { kind: 'binary', span: cursor.spanFrom(start), operator: c === '+' ? 'add' : 'sub', left, right };
  }

  private call(name: string, nameSpan: Span): NumericExpression {
    const { cursor } = this;
    const operator = operatorNamed(name);
    if (!operator) throw cursor.operandError(`call to undefined function '${name}'`, nameSpan.start);
    cursor.skipBlanks();
    cursor.eat('(');
    const args = this.callArguments();
    if (!cursor.eat(')')) throw cursor.operandError("missing ')' at end of call expression");
    if (args.length !== 2) {
      throw cursor.operandError(`function '${name}' takes 2 arguments but ${args.length} given`, nameSpan.start);
    }
    return this.callOf(operator, args[0]!, args[1]!);
  }

  private callArguments(): NumericExpression[] {
    const { cursor } = this;
    const args: NumericExpression[] = [];
    cursor.skipBlanks();
    while (!cursor.isAtEnd && !cursor.see(')')) {
      if (cursor.see(',')) throw cursor.operandError('missing argument');
      const start = cursor.at;
      let argument = this.operand('any');
      while (!cursor.isAtEnd) {
        cursor.skipBlanks();
        if (cursor.see(',') || cursor.see(')')) break;
        argument = this.binary(start, argument, false);
      }
      args.push(argument);
      cursor.skipBlanks();
      if (!cursor.eat(',')) break;
      cursor.skipBlanks();
      if (cursor.see(')')) throw cursor.operandError('missing argument');
    }
    return args;
  }

  /** In messages a call stands for the text that follows it, as in LLVM. */
  private callOf(operator: NumericOperator, left: NumericExpression, right: NumericExpression): NumericExpression {
    const { buffer, at, end } = this.cursor;
    return { kind: 'binary', span: { buffer, start: at, end }, operator, left, right };
  }
}
