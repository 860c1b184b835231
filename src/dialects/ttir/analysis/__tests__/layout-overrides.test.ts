import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { splitOptions } from '../../../../pass/option-text.ts';
import { layoutOverridesSyntax, type LayoutOverrides } from '../layout-overrides.ts';

/** Returns what is wrong with the text. */
function errorsOf(text: string): string[] {
  const errors: string[] = [];
  const value = layoutOverridesSyntax.parse(text, (message) => void errors.push(message));
  assert.is(value, undefined);
  return errors;
}

function parse(text: string): LayoutOverrides | undefined {
  return layoutOverridesSyntax.parse(text, (message) => assert.unreachable(message) as undefined);
}

test('layouts are grids, memory spaces and memory layouts by name', () => {
  assert.equal(parse(''), new Map());
  assert.equal(
    parse('sum=2x4:l1:block_sharded,product=1x1:dram:interleaved'),
    new Map([
      ['sum', { grid: [2, 4], memorySpace: 'l1', memLayout: 'block_sharded' }],
      ['product', { grid: [1, 1], memorySpace: 'dram', memLayout: 'interleaved' }],
    ]),
  );
  assert.equal(
    parse('sum=2x4:l1:block_sharded,sum=1x1:dram:interleaved'),
    new Map([['sum', { grid: [1, 1], memorySpace: 'dram', memLayout: 'interleaved' }]]),
  );
});

test('what is printed parses to the same layouts, also of names with blanks and commas', () => {
  const layout = { grid: [2, 4], memorySpace: 'l1', memLayout: 'block_sharded' } as const;
  for (const names of [[], ['a'], ['a', 'b'], ['a b'], ['a,b'], ['a b', 'c'], ['c', 'a, b', 'd']]) {
    const overrides: LayoutOverrides = new Map(names.map((name) => [name, layout]));
    const [option] = splitOptions(`layouts=${layoutOverridesSyntax.print(overrides)} next=1`);
    assert.equal(parse(option!.value!), overrides, names.join(';'));
  }
});

for (const [text, message] of [
  ['sum', 'Invalid format for override output layout: sum'],
  ['=2x4:l1:interleaved', 'Invalid format for override output layout: =2x4:l1:interleaved'],
  ['sum=2x4:l1', 'Invalid format for override output layout: sum=2x4:l1'],
  ['sum=2x4:l1:interleaved:f32', 'Invalid format for override output layout: sum=2x4:l1:interleaved:f32'],
  ['sum=2x4:l1:interleaved=f32', 'Invalid format for override output layout: sum=2x4:l1:interleaved=f32'],
  ['sum=1x1:l1:interleaved,', 'Invalid format for override output layout: '],
  ['sum=2xd:l1:interleaved', 'Invalid grid size: d'],
  ['sum=0x4:l1:interleaved', 'Invalid grid size: 0'],
  ['sum=2x-4:l1:interleaved', 'Invalid grid size: -4'],
  ['sum=2x99999999999999999999:l1:interleaved', 'Invalid grid size: 99999999999999999999'],
  ['sum=2x4:system:interleaved', 'Invalid memory space: system'],
  ['sum=2x4:l2:interleaved', 'Invalid memory space: l2'],
  ['sum=2x4:l1:none', 'Invalid tensor memory layout: none'],
  ['sum=2x4:l1:round', 'Invalid tensor memory layout: round'],
  ['sum=2x4:dram:width_sharded', 'Invalid tensor memory layout of dram: width_sharded'],
] as const) {
  test(`${text} is an error`, () => assert.equal(errorsOf(text), [message]));
}

test.run();
