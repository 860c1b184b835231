import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { type Block } from '../../ir/block.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { BlockArgument, type OpResult, type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { writeAttribute } from './cpp-attribute.ts';
import { writeDeclaration, writeResultType, writeType, type CppSink } from './cpp-type.ts';
import { cppExpression, type ConstantPart, type CppExpression } from './expressions.ts';
import { IndentedText } from './indented-text.ts';
import { isDeferred, isInlined } from './inlining.ts';

/** How C++ is written. */
export interface CppOptions {
  /** Declare the variables of a function before its first statement; functions of several blocks need it. Default false. */
  readonly declareVariablesAtTop?: boolean;
  /** Write the content of the `emitc.file` of this name too. */
  readonly fileId?: string | undefined;
  /**
   * The release of LLVM whose C++ emitter is followed, default 22. Text of 19, which the C++ compiler of this project's binaries has, names
   * loop variables like all others, has no loads of variables where their names say the same, ends nested statements with `};` and
   * functions with an empty line.
   */
  readonly release?: 19 | 22;
}

/** An expression that is being written: the operation, its parts, the next of them, and what comes after the last. */
interface PartsCursor {
  readonly op: Operation;
  readonly expression: CppExpression;
  next: number;
  readonly end: string;
}

/** Writes operations as C++: names of values, expressions, declarations. Source: CppEmitter of TranslateToCpp.cpp. */
export class CppEmitter {
  readonly out = new IndentedText();
  #names = new Map<Value, string>();
  #labels = new Map<Block, string>();
  #valueCount = 0;
  #labelCount = 0;
  /** The loops around the place at hand. */
  #loopDepth = 0;
  /** The values that got their names in the innermost of these loops. */
  #namedInLoop: Value[] | undefined;

  /** `print` writes an operation and the end of its line, with a semicolon where that is wanted and possible. */
  constructor(
    readonly options: CppOptions,
    private readonly print: (op: Operation, emitter: CppEmitter, semicolon: boolean) => LogicalResult,
  ) {}

  /** Writes operations as statements. */
  statements(operations: Iterable<Operation>): LogicalResult {
    for (const op of operations) if (!this.print(op, this, true)) return false;
    return true;
  }

  /** Writes operations as declarations, outside of functions. */
  declarations(operations: Iterable<Operation>): LogicalResult {
    for (const op of operations) if (!this.print(op, this, false)) return false;
    return true;
  }

  /** Runs `body` with names of its own, whose numbers begin at 1, and with labels that go on counting from those around. */
  inFunction(body: () => LogicalResult): LogicalResult {
    const [names, labels, count] = [this.#names, this.#labels, this.#labelCount];
    this.#names = new Map();
    this.#labels = new Map();
    this.#valueCount = 0;
    const result = body();
    [this.#names, this.#labels, this.#labelCount] = [names, labels, count];
    return result;
  }

  /** Runs `body`, a loop's. What is named in it first, as where a graph uses values before they are made, has no name behind it. */
  inLoop(body: () => LogicalResult): LogicalResult {
    const around = this.#namedInLoop;
    const named: Value[] = [];
    this.#namedInLoop = named;
    this.#loopDepth++;
    const result = body();
    this.#loopDepth--;
    this.#namedInLoop = around;
    for (const value of named) this.#names.delete(value);
    return result;
  }

  /** Returns the name of a value, `v1`, `v2`, … in the order of first mention. */
  name(value: Value): string {
    return this.#names.get(value) ?? this.#setName(value, `v${++this.#valueCount}`);
  }

  /** Returns the name of a loop's variable: a letter for the depth of the loop, `i` to `t` and then `u`, and a number. */
  inductionName(value: Value): string {
    if (this.options.release === 19) return this.name(value);
    const letter = this.#loopDepth < 12 ? String.fromCharCode('i'.charCodeAt(0) + this.#loopDepth) : 'u';
    return this.#names.get(value) ?? this.#setName(value, `${letter}${++this.#valueCount}`);
  }

  /** Returns the name of a variable that holds no value of the program. */
  temporary(): string {
    return `v${++this.#valueCount}`;
  }

  /** Makes `text` stand for the value, unless it was named already, where blocks stand in another order than they run. */
  defer(value: Value, text: string): void {
    if (!this.hasName(value)) this.#setName(value, text);
  }

  hasName(value: Value): boolean {
    return this.#names.has(value);
  }

  #setName(value: Value, name: string): string {
    this.#names.set(value, name);
    this.#namedInLoop?.push(value);
    return name;
  }

  /** Returns the name of a block, `label1`, `label2`, … in the order of first mention. */
  label(block: Block): string {
    let label = this.#labels.get(block);
    if (label === undefined) this.#labels.set(block, (label = `label${++this.#labelCount}`));
    return label;
  }

  /** Writes a type, as what a function with several types returns. */
  resultType(location: Location, types: readonly Type[]): LogicalResult {
    return writeResultType(types, this.#sink(location, types[0]?.context));
  }

  type(location: Location, type: Type): LogicalResult {
    return writeType(type, this.#sink(location, type.context));
  }

  attribute(location: Location, attribute: Attribute): LogicalResult {
    return writeAttribute(attribute, this.#sink(location, attribute.context));
  }

  /** Writes `type name`. */
  declaration(location: Location, type: Type, name: string): LogicalResult {
    return writeDeclaration(type, name, this.#sink(location, type.context));
  }

  /** Returns what takes text, and reports at `location` what has none. */
  #sink(location: Location, context: Type['context'] | undefined): CppSink {
    return {
      write: (text) => {
        this.out.write(text);
      },
      problem: (message) => {
        context?.emitError(location, message);
        return false;
      },
    };
  }

  /** Writes the declaration of the variable that holds a result, unless its text stands where it is used. */
  variableDeclaration(result: OpResult, end: string): LogicalResult {
    const op = result.owner;
    if (isDeferred(op)) return true;
    if (this.hasName(result)) return op.emitError('result variable for the operation already declared');
    if (!this.declaration(op.location, result.type, this.name(result))) return false;
    this.out.write(end);
    return true;
  }

  /** Writes what comes before the value of a variable, `name = `. */
  variableAssignment(result: OpResult): LogicalResult {
    if (!this.hasName(result)) {
      return result.owner.emitOpError('result variable for the operation has not been declared');
    }
    this.out.write(`${this.name(result)} = `);
    return true;
  }

  /** Writes what comes before the value of an operation: where its results go to. */
  assignPrefix(op: Operation): LogicalResult {
    const [first, second] = op.results;
    if (!first) return true;
    const atTop = this.options.declareVariablesAtTop === true;
    if (!second) return atTop ? this.variableAssignment(first) : this.variableDeclaration(first, ' = ');
    if (!atTop) for (const result of op.results) if (!this.variableDeclaration(result, ';\n')) return false;
    this.out.write(`std::tie(${op.results.map((result) => this.name(result)).join(', ')}) = `);
    return true;
  }

  /** Writes a value outside of expressions: its name, or the expression that is inlined. */
  operand(value: Value): LogicalResult {
    const op = value.definingOp;
    if (op instanceof emitc.ExpressionOp && isInlined(op)) return this.expression(op);
    this.out.write(this.name(value));
    return true;
  }

  /** Writes values between commas. */
  operands(values: readonly Value[]): LogicalResult {
    return values.every((value, i) => {
      if (i > 0) this.out.write(', ');
      return this.operand(value);
    });
  }

  /** Writes the expression of an `emitc.expression`. */
  expression(expression: emitc.ExpressionOp): LogicalResult {
    const root = expression.region.firstBlock!.lastOp!.operand(0).definingOp!;
    return this.operationTree(root, cppExpression(root)!, expression);
  }

  /** Writes `root` with its operands: operations of `within` as part of the text, other values as what they are. */
  operationTree(root: Operation, expression: CppExpression, within?: emitc.ExpressionOp): LogicalResult {
    const stack: PartsCursor[] = [{ op: root, expression, next: 0, end: '' }];
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const part = top.expression.parts[top.next++];
      if (part === undefined) {
        this.out.write(top.end);
        stack.pop();
      } else if (typeof part === 'string') this.out.write(part);
      else if (!('operand' in part)) {
        if (!this.#constantPart(part, top.op.location)) return false;
      } else if (within && part.operand.definingOp?.parentOp === within) {
        stack.push(this.#open(part.operand.definingOp, top.expression, part.isInBrackets));
      } else if (!this.operand(within ? outsideValue(part.operand, within) : part.operand)) return false;
    }
    return true;
  }

  /** Begins an operand that is an operation, in brackets where it would else be read in another order. */
  #open(op: Operation, around: CppExpression, isInBrackets: boolean): PartsCursor {
    const expression = cppExpression(op)!;
    const needsBrackets = !isInBrackets && expression.precedence <= around.precedence;
    if (needsBrackets) this.out.write('(');
    return { op, expression, next: 0, end: needsBrackets ? ')' : '' };
  }

  #constantPart(part: ConstantPart, location: Location): LogicalResult {
    return 'type' in part ? this.type(location, part.type) : this.attribute(location, part.attribute);
  }
}

/** Returns the operand of an expression that the argument of its body stands for, other values as they are. */
function outsideValue(value: Value, within: emitc.ExpressionOp): Value {
  return value instanceof BlockArgument && value.owner.parentOp === within ? within.operand(value.argNumber) : value;
}
