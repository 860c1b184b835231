import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AffineMap } from '../../../../affine/affine-map.ts';
import { FloatType } from '../../../../ir/types/scalar-types.ts';
import { MemRefType } from '../../../../ir/types/shaped-types.ts';
import { createContext } from '../../../__tests__/parse-module.ts';
import { tileTypeOf } from '../../../tt/element-types.ts';
import { LayoutAttr } from '../../../tt/generated/tt-attributes.gen.ts';
import { makeLayout } from '../../../tt/layout.ts';
import { changedComponents } from '../../layout-components.ts';
import { bounceLayout } from '../split-compound-layout.ts';

const context = createContext();
const shape = [3, 64, 96];
const [f32, bf16] = [FloatType.get(context, 'f32'), FloatType.get(context, 'bf16')];

/** Returns the layout with rows and columns changed over, on a grid of one core. */
function transposed(layout: LayoutAttr): LayoutAttr {
  const { linear, oobVal, grid, memref, memLayout } = layout;
  const [rows, columns] = linear.results;
  const swapped = AffineMap.get(linear.numDims, 0, [columns!, rows!]);
  const { elementType, memorySpace } = memref;
  const shard = MemRefType.get([...memref.shape].reverse(), elementType, memorySpace);
  return LayoutAttr.get(context, swapped, oobVal, grid, shard, memLayout);
}

const layout: fc.Arbitrary<LayoutAttr> = fc
  .record({
    element: fc.constantFrom(f32, bf16, tileTypeOf(f32)!, tileTypeOf(bf16)!),
    memorySpace: fc.constantFrom('system', 'dram', 'l1', 'l1'),
    memLayout: fc.constantFrom('none', 'interleaved', 'block_sharded'),
    grid: fc.constantFrom([1, 1], [1, 1], [2, 3], [6, 1]),
    isTransposed: fc.boolean(),
  })
  .map(({ element, isTransposed, grid, ...options }) => {
    const made = makeLayout(shape, element, { ...options, grid })!;
    return isTransposed && grid.join() === '1,1' ? transposed(made) : made;
  });

/** Returns the layouts between two, in order; undefined when there is no way, a failure when the way has no end. */
function path(from: LayoutAttr, to: LayoutAttr): LayoutAttr[] | undefined {
  const layouts = [from];
  for (let last = from; changedComponents(last, to).size > 1; last = layouts.at(-1)!) {
    assert.ok(layouts.length < 12, `no end from ${String(from)} to ${String(to)}`);
    const next = bounceLayout(last, to, shape);
    const part = next && (changedComponents(last, next).size > 1 ? path(last, next) : [last, next]);
    if (!part) return undefined;
    layouts.push(...part.slice(1));
  }
  return [...layouts, to];
}

test('every change of layout is a chain of single changes', () => {
  let longest = 0;
  fc.assert(
    fc.property(layout, layout, (from, to) => {
      const layouts = path(from, to);
      if (!layouts) {
        const changed = changedComponents(from, to);
        return changed.has('linear') && changed.has('grid');
      }
      longest = Math.max(longest, layouts.length);
      return layouts.every((next, i) => i === 0 || changedComponents(layouts[i - 1]!, next).size <= 1);
    }),
    { seed: 3, numRuns: 1000 },
  );
  assert.ok(longest > 4 && longest < 10, `${longest} layouts`);
});

test.run();
