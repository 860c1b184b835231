import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { splitOptions } from '../../../../pass/option-text.ts';
import { type ArgumentShapes, argumentShapesSyntax } from '../argument-shapes.ts';

function parse(text: string): ArgumentShapes | undefined {
  return argumentShapesSyntax.parse(text, (message) => assert.unreachable(message) as undefined);
}

test('shapes are sizes by function and argument', () => {
  assert.equal(parse(''), []);
  assert.equal(parse('arg0:4x8,main:arg12:0,a:b:arg3:'), [
    { argument: 0, shape: [4, 8] },
    { func: 'main', argument: 12, shape: [0] },
    { func: 'a:b', argument: 3, shape: [] },
  ]);
});

test('what is printed parses to the same shapes, also of names with blanks and commas', () => {
  for (const names of [[], [undefined], ['a'], ['a b'], ['a,b', 'c'], ['a', undefined, 'b c']]) {
    const shapes = names.map((func, argument) => ({ ...(func !== undefined && { func }), argument, shape: [1, 2] }));
    const [option] = splitOptions(`shapes=${argumentShapesSyntax.print(shapes)} next=1`);
    assert.equal(parse(option!.value!), shapes, names.join(';'));
  }
});

for (const text of [
  '0:4x8',
  'arg0',
  'arg:4',
  'arg0:4x',
  'arg0:?x8',
  'arg0:-1',
  ':arg0:4',
  'arg0:99999999999999999999',
]) {
  test(`${text} is an error`, () => {
    const errors: string[] = [];
    assert.is(
      argumentShapesSyntax.parse(text, (message) => void errors.push(message)),
      undefined,
    );
    assert.equal(errors, [`'${text}' is no shape of an argument, as 'arg0:4x8' or 'main:arg0:4x8' is one`]);
  });
}

test('an argument has one shape', () => {
  const errors: string[] = [];
  const text = 'arg0:4,f:arg0:4,arg0:5';
  assert.is(
    argumentShapesSyntax.parse(text, (message) => void errors.push(message)),
    undefined,
  );
  assert.equal(errors, [`'arg0:5' is a second shape of that argument`]);
});

test.run();
