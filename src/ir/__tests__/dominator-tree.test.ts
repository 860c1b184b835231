import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Block } from '../block.ts';
import { DominatorTree } from '../dominator-tree.ts';
import { UnknownLoc } from '../location.ts';
import { Operation } from '../operation.ts';
import { Region } from '../region.ts';
import { testContext } from './test-dialect.ts';

/** Returns a region with one block per entry of `successors`, which branches to the blocks of those numbers. */
function graph(successors: readonly (readonly number[])[]): Region {
  const context = testContext();
  const region = new Region();
  const blocks = successors.map(() => new Block());
  blocks.forEach((block, i) => {
    region.append(block);
    block.append(
      Operation.create({
        context,
        name: 'test.br',
        location: UnknownLoc.instance,
        successors: successors[i]!.map((target) => blocks[target]!),
      }),
    );
  });
  return region;
}

/** Returns which blocks can be reached from block 0 without going through `avoided`. */
function reachable(successors: readonly (readonly number[])[], avoided?: number): Set<number> {
  const seen = new Set<number>();
  const pending = avoided === 0 ? [] : [0];
  for (let block = pending.pop(); block !== undefined; block = pending.pop()) {
    if (seen.has(block)) continue;
    seen.add(block);
    pending.push(...successors[block]!.filter((target) => target !== avoided));
  }
  return seen;
}

test('a diamond is dominated by its top', () => {
  const region = graph([[1, 2], [3], [3], []]);
  const [top, left, right, bottom] = region.blocks;
  const tree = new DominatorTree(region);
  assert.is(tree.root, top);
  assert.is(tree.immediateDominator(bottom!), top);
  assert.is(tree.immediateDominator(top!), undefined);
  assert.equal(tree.children(top!).length, 3);
  assert.not(tree.properlyDominates(left!, bottom!));
  assert.not(tree.properlyDominates(right!, left!));
  assert.not(tree.properlyDominates(top!, top!));
});

test('the frontier of a block is where it ceases to dominate', () => {
  const successors = fc.array(fc.array(fc.nat(6), { maxLength: 3 }), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(successors, (edges) => {
      const region = graph(edges);
      const tree = new DominatorTree(region);
      const { blocks } = region;
      for (const block of blocks.filter((each) => tree.isReachable(each))) {
        const expected = blocks.filter(
          (each) =>
            !tree.properlyDominates(block, each) &&
            [...each.predecessors()].some(
              (before) => tree.isReachable(before) && (before === block || tree.properlyDominates(block, before)),
            ),
        );
        const found = tree.frontier(block);
        assert.is(found.length, expected.length);
        assert.ok(expected.every((each) => found.includes(each)));
      }
    }),
    { seed: 8 },
  );
});

test('an unreachable block dominates nothing and is dominated by everything', () => {
  const region = graph([[1], [], [1]]);
  const [entry, exit, dead] = region.blocks;
  const tree = new DominatorTree(region);
  assert.not(tree.isReachable(dead!));
  assert.ok(tree.properlyDominates(exit!, dead!));
  assert.not(tree.properlyDominates(dead!, exit!));
  assert.ok(tree.properlyDominates(entry!, exit!));
  assert.equal(tree.children(dead!), []);
});

test('an empty region has no root', () => {
  assert.is(new DominatorTree(new Region()).root, undefined);
});

test('dominance is what its definition says, for any graph', () => {
  const graphs = fc
    .integer({ min: 1, max: 12 })
    .chain((count) => fc.array(fc.array(fc.nat(count - 1), { maxLength: 3 }), { minLength: count, maxLength: count }));
  fc.assert(
    fc.property(graphs, (successors) => {
      const { blocks } = graph(successors);
      const tree = new DominatorTree(blocks[0]!.region!);
      const live = reachable(successors);
      for (const [a] of successors.entries()) {
        const without = reachable(successors, a);
        for (const [b] of successors.entries()) {
          const expected = a !== b && (!live.has(b) || (live.has(a) && !without.has(b)));
          assert.is(tree.properlyDominates(blocks[a]!, blocks[b]!), expected, `${a} over ${b}`);
        }
      }
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('a long chain with back edges takes near-linear time', () => {
  const count = 50_000;
  const region = graph(Array.from({ length: count }, (_, i) => (i + 1 < count ? [i + 1, i >> 1] : [])));
  const tree = new DominatorTree(region);
  assert.ok(tree.properlyDominates(region.blocks[1]!, region.blocks[count - 1]!));
});

test.run();
