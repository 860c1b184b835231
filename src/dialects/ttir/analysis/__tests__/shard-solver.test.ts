import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Operation } from '../../../../ir/operation.ts';
import { printAttribute } from '../../../../asm/printer/print-op.ts';
import { type LayoutAttr } from '../../../tt/generated/tt-attributes.gen.ts';
import { deviceFromSystemDesc } from '../../../tt/device.ts';
import { layoutOf, withGrid } from '../../../tt/layout.ts';
import { defaultSystemDesc } from '../../../tt/system-desc.ts';
import { deviceMemoriesOf } from '../../../tt/tensor-size.ts';
import { createContext, parseModule } from '../../../__tests__/parse-module.ts';
import { walk } from '../../../../ir/walk.ts';
import { ShardSizes } from '../shard-sizes.ts';
import { ShardSolver } from '../shard-solver.ts';

const context = createContext();
const desc = defaultSystemDesc(context);
const memories = deviceMemoriesOf(desc, deviceFromSystemDesc(context, desc)!)!;

/** A chain abs, exp, neg of 64x128 f32, whose results take 32768 bytes on one core, and their grids as candidates. */
function chainOf(...grids: readonly (readonly number[])[]): {
  chain: Operation[];
  candidates: Map<Operation, LayoutAttr[]>;
} {
  const t =
    'tensor<64x128xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>, block_sharded>>';
  const c = '#tt.operand_constraint<any_device>';
  const op = (result: string, name: string, input: string): string =>
    `${result} = "ttir.${name}"(${input}, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [${c}, ${c}]}> : (${t}, ${t}) -> ${t}`;
  const module = parseModule(
    `func.func @f(%a: ${t}, %init: ${t}) {
      ${op('%0', 'abs', '%a')}
      ${op('%1', 'exp', '%0')}
      ${op('%2', 'neg', '%1')}
      return
    }`,
    context,
  );
  const chain: Operation[] = [];
  walk(module, { before: (each) => void (each.dialectNamespace === 'ttir' && chain.push(each)) });
  const layouts = grids.map((grid) => withGrid(layoutOf(chain[0]!.result().type)!, [64, 128], grid)!);
  return { chain, candidates: new Map(chain.map((each) => [each, layouts])) };
}

const gridOf = (layout: LayoutAttr | undefined): string | undefined => layout?.grid.shape.join('x');

test('everything that fits in pairs stays possible, the first is best', () => {
  const { chain, candidates } = chainOf([2, 4], [1, 4], [1, 1]);
  const solver = new ShardSolver(chain, candidates, new ShardSizes(1_000_000, memories));
  assert.ok(solver.resolve());
  assert.equal(solver.at(chain[2]!).map(gridOf), ['2x4', '1x4', '1x1']);
  for (const op of chain) assert.ok(solver.set(op, solver.at(op)[0]!));
  const { layouts, reshardEdges } = solver.finish();
  assert.equal(
    chain.map((op) => gridOf(layouts.get(op))),
    ['2x4', '2x4', '2x4'],
  );
  assert.equal(reshardEdges, [{ producer: undefined, consumer: chain[0], operandIndex: 0 }]);
});

test('what does not fit beside anything is no longer possible, and a choice restricts its neighbours', () => {
  // 32768 bytes fit beside 4096 and beside 8192, but not beside themselves: the cap is 0.8 * 55000 = 44000.
  const { chain, candidates } = chainOf([1, 1], [2, 4], [1, 4]);
  const solver = new ShardSolver(chain, candidates, new ShardSizes(55_000, memories));
  assert.ok(solver.resolve());
  // Operand 0 is laid out like the result, so the first cannot be on one core.
  assert.equal(solver.at(chain[0]!).map(gridOf), ['2x4', '1x4']);
  assert.equal(solver.at(chain[1]!).map(gridOf), ['1x1', '2x4', '1x4']);
  assert.ok(solver.set(chain[1]!, solver.at(chain[1]!)[0]!));
  assert.equal(solver.at(chain[2]!).map(gridOf), ['2x4', '1x4']);
});

test('an edge between results that never fit together is resharded', () => {
  const { chain, candidates } = chainOf([2, 4]);
  const whole = withGrid(layoutOf(chain[0]!.result().type)!, [64, 128], [1, 1])!;
  candidates.set(chain[1]!, [whole]);
  candidates.set(chain[2]!, [whole]);
  const solver = new ShardSolver(chain, candidates, new ShardSizes(55_000, memories));
  assert.ok(solver.resolve());
  const { layouts, reshardEdges } = solver.finish();
  assert.equal(
    chain.map((op) => gridOf(layouts.get(op))),
    ['2x4', '1x1', '1x1'],
  );
  assert.equal(
    reshardEdges.map(({ producer, consumer }) => [producer?.name, consumer.name]),
    [
      [undefined, 'ttir.abs'],
      ['ttir.exp', 'ttir.neg'],
    ],
  );
});

test('a first operation whose input never fits has no solution', () => {
  const { chain, candidates } = chainOf([1, 1]);
  assert.not.ok(new ShardSolver(chain, candidates, new ShardSizes(55_000, memories)).resolve());
  assert.match(printAttribute(candidates.get(chain[0]!)![0]!), '<1x1>');
});

test.run();
