import { type BinarySign, type CallExpression, type Expression } from './syntax.ts';
import { type TokenReader } from './token-reader.ts';

/** How strongly binary operations bind. */
const precedences: Readonly<Record<BinarySign, number>> = {
  '||': 1,
  '&&': 2,
  '|': 3,
  '^': 4,
  '&': 5,
  '==': 6,
  '!=': 6,
  '<': 7,
  '<=': 7,
  '>': 7,
  '>=': 7,
  '<<': 8,
  '>>': 8,
  '+': 9,
  '-': 9,
  '*': 10,
  '/': 10,
  '%': 10,
};

/** Operations that follow one another in one expression without brackets; more are damage. */
const maxOperations = 200;

/** Reads an expression. Throws RuntimeError with the place of what is none. */
export function readExpression(reader: TokenReader): Expression {
  return reader.nested(() => {
    const condition = readBinary(reader, 1);
    const { offset } = reader.peek();
    if (!reader.accept('?')) return condition;
    const yes = readExpression(reader);
    reader.expect(':');
    return { kind: 'choice', offset, condition, yes, no: readExpression(reader) };
  });
}

/** Reads a call of a function, whose name is next. */
export function readCall(reader: TokenReader): CallExpression {
  const { text: callee, offset } = reader.name();
  reader.expect('(');
  const args: Expression[] = [];
  while (!reader.accept(')')) {
    if (args.length > 0) reader.expect(',');
    args.push(readExpression(reader));
  }
  return { kind: 'call', offset, callee, args };
}

function readBinary(reader: TokenReader, lowest: number): Expression {
  let left = readUnary(reader);
  for (let operations = 0; ; operations++) {
    const { kind, text, offset } = reader.peek();
    const sign = text as BinarySign;
    const precedence = kind === 'sign' && Object.hasOwn(precedences, text) ? precedences[sign] : 0;
    if (precedence < lowest) return left;
    if (operations === maxOperations) reader.fail(offset, `more than ${maxOperations} operations in a row`);
    reader.next();
    left = { kind: 'binary', offset, sign, left, right: readBinary(reader, precedence + 1) };
  }
}

function readUnary(reader: TokenReader): Expression {
  const { kind, text, offset } = reader.peek();
  if (kind === 'number') {
    reader.next();
    const value = Number(text.replace(/[uUlL]+$/, ''));
    if (value > 0xffffffff) reader.fail(offset, `${text} has more than 32 bits`);
    return { kind: 'number', offset, value: value | 0, type: /u/i.test(text) || value > 0x7fffffff ? 'uint' : 'int' };
  }
  if (kind === 'name') {
    if (reader.peek(1).text === '(') return readCall(reader);
    reader.next();
    return { kind: 'name', offset, name: text };
  }
  if (text === '-' || text === '+' || text === '~' || text === '!') {
    reader.next();
    return { kind: 'unary', offset, sign: text, operand: reader.nested(() => readUnary(reader)) };
  }
  if (text !== '(') return reader.unexpected('an expression');
  reader.next();
  const type = reader.typeAt();
  if (type !== undefined) {
    reader.next();
    reader.expect(')');
    return { kind: 'cast', offset, type, operand: reader.nested(() => readUnary(reader)) };
  }
  const inner = readExpression(reader);
  reader.expect(')');
  return inner;
}
