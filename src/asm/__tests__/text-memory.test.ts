import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TextMemory } from '../parser/text-memory.ts';

const closing = '>'.charCodeAt(0);
const newline = '\n'.charCodeAt(0);

test('a piece is known when it is there again', () => {
  const memory = new TextMemory<string>('a<1> a<2> a<1> a<1');
  assert.is(memory.find(0, closing), undefined);
  memory.learn(0, 4, 'one');
  assert.is(memory.find(5, closing), undefined);
  assert.is(memory.find(10, closing), 'one');
  assert.is(memory.end, 14);
  assert.is(memory.find(15, closing), undefined, 'the text ends without the last character');
});

test('a line ends before its line feed, of either kind', () => {
  const memory = new TextMemory<number>('ab\r\nab\r\nab\nabc\n');
  assert.is(memory.find(0, newline), undefined);
  memory.learn(0, 2, 7);
  assert.is(memory.find(4, newline), 7);
  assert.is(memory.end, 6);
  memory.find(8, newline);
  memory.learn(8, 10, 8);
  assert.is(memory.find(8, newline), 8);
  assert.is(memory.end, 10);
  assert.is(memory.find(11, newline), undefined);
});

test('a piece ends with the bracket that closes its first one', () => {
  const memory = new TextMemory<string>('a<b<1>, () -> <2>> a<b<1>, () -> <2>> a<b<1>');
  memory.find(0, closing);
  memory.learn(0, 18, 'whole');
  assert.is(memory.find(19, closing), 'whole');
  assert.is(memory.end, 37);
  assert.is(memory.find(38, closing), undefined);
});

test('what does not end where the piece ends is not learned', () => {
  const memory = new TextMemory<string>('<">">> <">">>');
  memory.find(0, closing);
  memory.learn(0, 6, 'with a string');
  assert.is(memory.find(7, closing), undefined);
  memory.find(1, closing);
  memory.learn(0, 4, 'other');
  assert.is(memory.find(7, closing), undefined);
});

test('each piece of a long text is what it was learned as, however many there are', () => {
  const text = Array.from({ length: 50_000 }, (_, i) => `<${i % 5000}>`).join('');
  const memory = new TextMemory<string>(text);
  let known = 0;
  for (let start = 0; start < text.length; start = memory.end) {
    const piece = text.slice(start, text.indexOf('>', start) + 1);
    const found = memory.find(start, closing);
    assert.is(found ?? piece, piece);
    if (found === undefined) memory.learn(start, start + piece.length, piece);
    else known++;
  }
  assert.ok(known > 5000, `${known} were known`);
});

test('pieces that are too long are not known', () => {
  const text = `<${'x'.repeat(500)}>`;
  const memory = new TextMemory<string>(text + text);
  assert.is(memory.find(0, closing), undefined);
  memory.learn(0, 502, 'long');
  assert.is(memory.find(502, closing), undefined);
});

test('lines that follow a long one are known, and so is the end of a long one', () => {
  const memory = new TextMemory<number>(`ab\n${'x'.repeat(2000)}ab\nab`);
  memory.find(0, newline);
  memory.learn(0, 2, 7);
  assert.is(memory.find(3, newline), undefined);
  assert.is(memory.find(1500, newline), undefined, 'too far from the end of the line');
  assert.is(memory.find(2003, newline), 7);
});

test.run();
