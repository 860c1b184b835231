import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type LayoutOverride } from '../../analysis/layout-overrides.ts';
import { TTIRImplicitDevicePass } from '../implicit-device.ts';
import { TTIRLoadSystemDescPass } from '../load-system-desc.ts';
import { TTIROptimizerPass } from '../optimizer.ts';
import { constraints, layoutPasses, runLaidOut } from './laid-out.ts';
import { runPasses } from './run-passes.ts';

const t = 'tensor<64x128xf32>';
const at = (grid: string, shard: string): string =>
  `tensor<64x128xf32, [<${grid}>, memref<${shard}xf32, dram>, interleaved]>`;

function add(result: string, lhs: string, rhs: string, init: string, location = ''): string {
  return `${result} = "ttir.add"(${lhs}, ${rhs}, ${init}) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (${t}, ${t}, ${t}) -> ${t}${location}`;
}

function func(...lines: string[]): string {
  return `${constraints}
func.func @f(%a: ${t}, %b: ${t}) -> ${t} {
  ${lines.join('\n  ')}
  return %r : ${t}
}`;
}

const empty = `%0 = tensor.empty() : ${t}`;

test('operations go to the whole grid, moves stay in one piece', () => {
  const { text } = runLaidOut(func(empty, add('%r', '%a', '%b', '%0')), new TTIROptimizerPass());
  const [one, all] = [at('1x1', '64x128'), at('8x8', '8x16')];
  assert.match(text, `"ttir.to_layout"(%arg0, %0) :`);
  assert.match(text, `: (${one}, ${one}, ${all}) -> ${all}`);
});

test('grids that the user chose go to all operations with the named location', () => {
  const overrideGridSizes = new Map([['first', [4, 4]]]);
  const { text, messages } = runLaidOut(
    func(
      empty,
      add('%1', '%a', '%b', '%0', ' loc("first")'),
      `%2 = tensor.empty() : ${t}`,
      add('%r', '%1', '%b', '%2', ' loc("second")'),
    ),
    new TTIROptimizerPass({ overrideGridSizes }),
  );
  const [first, second, one] = [at('4x4', '16x32'), at('8x8', '8x16'), at('1x1', '64x128')];
  assert.equal(messages, []);
  assert.match(text, `: (${first}, ${first}, ${first}) -> ${first}`);
  assert.match(text, `: (${first}, ${one}, ${second}) -> ${second}`);
});

test('an init of several operations is made anew for one that has another grid', () => {
  const overrideGridSizes = new Map([['first', [4, 4]]]);
  const { text, succeeded, messages } = runLaidOut(
    func(empty, add('%1', '%a', '%b', '%0', ' loc("first")'), add('%r', '%1', '%b', '%0')),
    new TTIROptimizerPass({ overrideGridSizes }),
  );
  assert.equal(messages, []);
  assert.ok(succeeded);
  assert.match(text, `-> ${at('4x4', '16x32')}`);
  assert.match(text, `-> ${at('8x8', '8x16')}`);
});

test('a second result follows its init, which the user chose a grid for', () => {
  const overrideGridSizes = new Map([['init', [2, 2]]]);
  const all = 'operand_constraints = [#any_device, #any_device, #any_device, #any_device]';
  const { text, succeeded, messages } = runLaidOut(
    func(
      empty,
      `%1 = tensor.empty() : ${t} loc("init")`,
      `%2:2 = "ttir.add"(%a, %b, %0, %1) <{operandSegmentSizes = array<i32: 2, 2>, ${all}}> : (${t}, ${t}, ${t}, ${t}) -> (${t}, ${t})`,
      `%3 = tensor.empty() : ${t}`,
      add('%r', '%2#0', '%2#1', '%3'),
    ),
    new TTIROptimizerPass({ overrideGridSizes }),
  );
  assert.equal(messages, []);
  assert.ok(succeeded);
  const [first, second] = [at('8x8', '8x16'), at('2x2', '32x64')];
  assert.match(text, `${first}, ${second}) -> (${first}, ${second})`);
});

test('an empty tensor that is a second init elsewhere is left alone', () => {
  const laidOut =
    'tensor<64x128xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<dram>>, interleaved>>';
  const all = 'operand_constraints = [#any_device, #any_device, #any_device, #any_device]';
  const program = func(
    empty,
    `%1 = tensor.empty() : ${t}`,
    `%2:2 = "ttir.add"(%a, %b, %0, %1) <{operandSegmentSizes = array<i32: 2, 2>, ${all}}> : (${t}, ${t}, ${t}, ${t}) -> (${t}, ${t})`,
    add('%r', '%2#0', '%2#1', '%1'),
  );
  const { succeeded, messages } = runPasses(
    program.replaceAll(t, laidOut),
    ...[new TTIRLoadSystemDescPass(), new TTIRImplicitDevicePass(), new TTIROptimizerPass()],
  );
  assert.equal(messages, []);
  assert.ok(succeeded);
});

test('an init that is an argument is moved to the grid', () => {
  const { succeeded, messages } = runLaidOut(func(add('%r', '%a', '%a', '%b')), new TTIROptimizerPass());
  assert.equal(messages, []);
  assert.ok(succeeded);
});

test('names without operation and grids that do not fit are reported', () => {
  const program = func(empty, add('%r', '%a', '%b', '%0', ' loc("sum")'));
  const misspelt = runLaidOut(program, new TTIROptimizerPass({ overrideGridSizes: new Map([['sun', [4, 4]]]) }));
  assert.ok(misspelt.succeeded);
  assert.equal(misspelt.messages, ['warning: override-grid-sizes: no operation of TTIR has the location "sun"']);
  const impossible = runLaidOut(program, new TTIROptimizerPass({ overrideGridSizes: new Map([['sum', [0, 4]]]) }));
  assert.not(impossible.succeeded);
  const [error, note] = impossible.messages.slice(-2);
  assert.match(error!, "'ttir.add' op cannot be laid out on a 0x4 grid");
  assert.match(note!, 'sizes of grids are positive');
});

test('output layouts that the user chose go to what computes', () => {
  const program = func(empty, add('%r', '%a', '%b', '%0', ' loc("sum")'));
  const run = (...overrides: [string, LayoutOverride][]): ReturnType<typeof runLaidOut> =>
    runLaidOut(program, new TTIROptimizerPass({ overrideOutputLayout: new Map(overrides) }));
  const { text, messages } = run(
    ['sum', { grid: [2, 4], memorySpace: 'l1', memLayout: 'block_sharded' }],
    ['product', { grid: [1, 1], memorySpace: 'dram', memLayout: 'interleaved' }],
  );
  assert.equal(messages, ['warning: override-output-layout: no operation of TTIR has the location "product"']);
  const chosen = 'tensor<64x128xf32, [<2x4>, memref<32x32xf32, l1>, block_sharded]>';
  assert.match(text, `: (${at('1x1', '64x128')}, ${at('1x1', '64x128')}, ${chosen}) -> ${chosen}`);
  const impossible = run(['sum', { grid: [0, 4], memorySpace: 'l1', memLayout: 'block_sharded' }]);
  assert.match(impossible.messages[0]!, "'ttir.add' op cannot be laid out on a 0x4 grid");
});

test('operations of other dialects keep their place in a schedule', () => {
  const { text, messages, succeeded } = runLaidOut(
    `func.func private @g(${t}) -> ${t}
${func(
  empty,
  add('%1', '%a', '%b', '%0'),
  `%2 = func.call @g(%1) : (${t}) -> ${t}`,
  `%3 = tensor.empty() : ${t}`,
  add('%r', '%2', '%1', '%3'),
)}`,
    new TTIROptimizerPass({ shardingPassEnabled: true }),
  );
  assert.equal(messages, []);
  assert.ok(succeeded);
  assert.match(text, /ttir\.add[^]*call @g[^]*ttir\.add/);
});

test('operations of a chain follow each other, each behind the empty tensor that it writes to', () => {
  const unary = (result: string, name: string, input: string, init: string): string =>
    `${result} = "ttir.${name}"(${input}, ${init}) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (${t}, ${t}) -> ${t}`;
  const { text, succeeded } = runLaidOut(
    func(
      ...[0, 2, 4, 6].map((i) => `%${i} = tensor.empty() : ${t}`),
      unary('%1', 'abs', '%a', '%0'),
      unary('%3', 'exp', '%b', '%2'),
      unary('%5', 'neg', '%1', '%4'),
      add('%r', '%5', '%3', '%6'),
    ),
    new TTIROptimizerPass({ shardingPassEnabled: true }),
  );
  assert.ok(succeeded);
  const names = [...text.matchAll(/ttir\.(abs|exp|neg|add)|tensor\.(empty)/g)].map(([, op, empty]) => op ?? empty);
  const inits = ['empty', 'abs', 'empty', 'neg', 'empty', 'exp', 'empty', 'add'];
  assert.equal(names.slice(2, 10), inits);
  const sharded = 'tensor<64x128xf32, [<2x4>, memref<32x32xf32, l1>, block_sharded]>';
  assert.is(text.split(`-> ${sharded}`).length, 3);
});

test('sharding wants cores that can be counted', () => {
  const { text } = runPasses(func(empty, add('%r', '%a', '%b', '%0')), ...layoutPasses());
  const module = text.replace('workerGrid = #tt.grid<8x8,', 'workerGrid = #tt.grid<2147483647x8,');
  assert.ok(runPasses(module, new TTIROptimizerPass()).succeeded);
  assert.equal(runPasses(module, new TTIROptimizerPass({ shardingPassEnabled: true })).messages, [
    'error: expected a worker grid of cores',
    'note: the worker grid 2147483647x8 has more than 65536 cores',
  ]);
});

test.run();
