import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ParseError } from '../parser/parse-error.ts';
import { endOfSymbolBody, type KnownSymbolBodies } from '../parser/symbol-body.ts';

const bodies = [
  '<>',
  '<a<b<c>>>',
  '<a<b, "<x">, [c<d>], {e -> f<g>}>',
  '<a<b>, "(", c<d<e>',
  '<a<b, "<", [c>>',
  '<a<b, (c<d>>',
  '<a<b<',
];

/** Returns where the body at `start` ends, or what is wrong with it. */
function resultAt(text: string, start: number, known?: KnownSymbolBodies): number | string {
  try {
    return endOfSymbolBody(text, start, known);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return `${error.offset}: ${error.message}`;
  }
}

test('a body ends behind its bracket, with brackets balanced and strings skipped', () => {
  assert.is(resultAt('x<a<b>, ">", c -> d> : f32', 1), 20);
  assert.is(resultAt('<a<b>, [>', 0), "0: unbalanced '[' character in pretty dialect name");
  assert.is(resultAt('<a, "b", <c', 0), "4: unbalanced '<' character in pretty dialect name");
});

test('what is known of bodies inside changes nothing about those around them', () => {
  for (const text of bodies) {
    const known: KnownSymbolBodies = new Map();
    const starts = [...text].flatMap((char, i) => (char === '<' ? [i] : [])).reverse();
    for (const start of [...starts, ...starts]) assert.is(resultAt(text, start, known), resultAt(text, start), text);
  }
});

test.run();
