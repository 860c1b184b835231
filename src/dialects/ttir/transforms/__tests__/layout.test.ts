import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TTIRImplicitDevicePass } from '../implicit-device.ts';
import { TTIRLayoutPass } from '../layout.ts';
import { TTIRLoadSystemDescPass } from '../load-system-desc.ts';
import { constraints, runLaidOut, shortened } from './laid-out.ts';
import { runPasses } from './run-passes.ts';

const t = 'tensor<64x128xf32>';
const host = 'tensor<64x128xf32, [<1x1>, memref<64x128xf32, system>]>';
const dram = 'tensor<64x128xf32, [<1x1>, memref<64x128xf32, dram>, interleaved]>';
const tiles = 'tensor<64x128xf32, [<1x1>, memref<2x4x!tt.tile<32x32, f32>, dram>, interleaved]>';

/** A function of two tensors with these lines, which define `%r`. */
function func(...lines: string[]): string {
  return `${constraints}
func.func @f(%a: ${t}, %b: ${t}) -> ${t} {
  ${lines.join('\n  ')}
  return %r : ${t}
}`;
}

function add(
  result: string,
  lhs: string,
  rhs: string,
  init: string,
  operandConstraints = '#any_device, #any_device, #any_device',
) {
  return `${result} = "ttir.add"(${lhs}, ${rhs}, ${init}) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [${operandConstraints}]}> : (${t}, ${t}, ${t}) -> ${t}`;
}

/** The operations of the module's only function, without indentation. */
function bodyOf(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .slice(2, -2)
    .map((line) => line.trim());
}

test('operands go to the device, and what is returned comes back', () => {
  const { text, succeeded } = runLaidOut(func(`%0 = tensor.empty() : ${t}`, add('%r', '%a', '%b', '%0')));
  assert.ok(succeeded);
  assert.equal(bodyOf(text), [
    `%0 = tensor.empty() : ${dram}`,
    `%1 = "ttir.to_layout"(%arg0, %0) : (${host}, ${dram}) -> ${dram}`,
    `%2 = tensor.empty() : ${dram}`,
    `%3 = "ttir.to_layout"(%arg1, %2) : (${host}, ${dram}) -> ${dram}`,
    `%4 = tensor.empty() : ${dram}`,
    `%5 = "ttir.add"(%1, %3, %4) <{operandSegmentSizes = array<i32: 2, 1>,}> : (${dram}, ${dram}, ${dram}) -> ${dram}`,
    `%6 = tensor.empty() : ${host}`,
    `%7 = "ttir.to_layout"(%5, %6) : (${dram}, ${host}) -> ${host}`,
    `return %7 : ${host}`,
  ]);
});

test('operands are tiled unless their constraint allows scalars', () => {
  const mixed = add('%r', '%a', '%b', '%0', '#tiles, #any_device, #tiles');
  const { text } = runLaidOut(func(`%0 = tensor.empty() : ${t}`, mixed));
  assert.match(text, `: (${tiles}, ${dram}, ${tiles}) -> ${tiles}`);
});

test('operands that must be on the host stay there', () => {
  const onHost = add('%r', '%a', '%b', '%0', '#host, #host, #host');
  const { text } = runLaidOut(func(`%0 = tensor.empty() : ${t}`, onHost));
  assert.not.match(text, 'to_layout');
  assert.match(text, `: (${host}, ${host}, ${host}) -> ${host}`);
});

test('arguments that nobody uses agree with the signature', () => {
  const { text, succeeded } = runLaidOut(
    `func.func @f(%a: ${t}, %b: i32) { return }\nfunc.func private @g(${t}) -> ${t}`,
  );
  assert.ok(succeeded);
  assert.match(text, `func.func @f(%arg0: ${host}, %arg1: i32) {`);
  assert.match(text, `func.func private @g(${host}) -> ${host}`);
});

test('what is passed to a function is brought back to the host first', () => {
  const { text, succeeded } = runLaidOut(
    `${func(`%0 = tensor.empty() : ${t}`, add('%1', '%a', '%b', '%0'), `%r = call @g(%1) : (${t}) -> ${t}`)}
    func.func private @g(${t}) -> ${t}`,
  );
  assert.ok(succeeded);
  assert.match(text, `call @g(%7) : (${host}) -> ${host}`);
});

test('a constant is made in the layout that its user wants; equal constants are one', () => {
  const one = (name: string) => `${name} = "ttir.constant"() <{value = dense<1.0> : ${t}}> : () -> ${t}`;
  const { text } = runLaidOut(
    func(
      one('%c'),
      `%0 = tensor.empty() : ${t}`,
      add('%1', '%a', '%c', '%0'),
      one('%d'),
      `%2 = tensor.empty() : ${t}`,
      add('%r', '%1', '%d', '%2'),
    ),
  );
  const constant = bodyOf(text).filter((line) => line.includes('ttir.constant'));
  assert.equal(constant, [`%0 = "ttir.constant"() <{value = dense<1.000000e+00> : ${t}}> : () -> ${dram}`]);
});

test('a constant with users that want different layouts is moved for all but the first', () => {
  const { text, succeeded, messages } = runLaidOut(
    func(
      `%c = "ttir.constant"() <{value = dense<1.0> : ${t}}> : () -> ${t}`,
      `%0 = tensor.empty() : ${t}`,
      add('%1', '%a', '%c', '%0', '#any_device, #tiles, #any_device'),
      add('%r', '%1', '%c', '%0'),
    ),
  );
  assert.equal(messages, []);
  assert.ok(succeeded);
  assert.match(text, `"ttir.constant"() <{value = dense<1.000000e+00> : ${t}}> : () -> ${tiles}`);
  assert.match(text, `: (${tiles}, ${dram}) -> ${dram}`);
});

test('a constant that is returned needs no move', () => {
  const { text } = runLaidOut(func(`%r = "ttir.constant"() <{value = dense<1.0> : ${t}}> : () -> ${t}`));
  assert.equal(bodyOf(text), [
    `%0 = "ttir.constant"() <{value = dense<1.000000e+00> : ${t}}> : () -> ${host}`,
    `return %0 : ${host}`,
  ]);
});

test('one empty tensor as init of several operations becomes several, so that no result overwrites another', () => {
  const { text, succeeded } = runLaidOut(
    func(`%0 = tensor.empty() : ${t}`, add('%1', '%a', '%b', '%0'), add('%r', '%1', '%b', '%0')),
  );
  assert.ok(succeeded);
  const adds = bodyOf(text).filter((line) => line.includes('"ttir.add"'));
  const inits = adds.map((line) => /(%\d+)\)/.exec(line)![1]!);
  assert.is(new Set(inits).size, 2);
  assert.is(bodyOf(text).filter((line) => line.includes('tensor.empty')).length, 6);
});

test('other initial memory and memory layout, as for ttir-to-ttmetal', () => {
  const { text } = runPasses(
    func(`%0 = tensor.empty() : ${t}`, add('%r', '%a', '%b', '%0', '#tiles, #tiles, #tiles')),
    new TTIRLoadSystemDescPass(),
    new TTIRImplicitDevicePass(),
    new TTIRLayoutPass({ initMemorySpace: 'l1', defaultMemorySpace: 'l1', defaultDeviceMemoryLayout: 'none' }),
  );
  const inL1 = 'tensor<64x128xf32, [<1x1>, memref<64x128xf32, l1>]>';
  const tiled = 'tensor<64x128xf32, [<1x1>, memref<2x4x!tt.tile<32x32, f32>, l1>]>';
  assert.match(shortened(text), `"ttir.to_layout"(%arg0, %0) : (${inL1}, ${tiled}) -> ${tiled}`);
});

test('a device with a grid of three dimensions gives layouts of three', () => {
  const system = runPasses('module {}', new TTIRLoadSystemDescPass()).text.replace(
    '[0], [3 : i32], [ 0x0x0x0]',
    '[0, 0], [3 : i32, 3 : i32], [ 0x0x0x0,  0x0x0x1]',
  );
  const module = system.replace(
    /\{\s*\}\s*$/,
    `{ func.func @f(%a: tensor<8x96x32xf32>, %b: tensor<5xf32>) { return } }`,
  );
  const { text } = runPasses(module, new TTIRImplicitDevicePass({ meshShape: [2, 1, 1] }), new TTIRLayoutPass());
  assert.match(text, '(d0, d1, d2) -> (d0 * 96 + d1, d1, d2), undef, <1x1x1>, memref<768x96x32xf32');
  assert.match(text, '(d0) -> (0, 0, d0), undef, <1x1x1>, memref<1x1x5xf32');
});

test('what cannot be laid out gives errors at the operation', () => {
  const cases: [string, string[]][] = [
    [
      func(`%0 = tensor.empty() : ${t}`, add('%r', '%a', '%b', '%0', '#any_device')),
      ["'ttir.add' op expected one operand constraint for each of its 3 operands"],
    ],
    [
      `${constraints}func.func @f(%a: tensor<?x8xf32>) { return }`,
      ["'func.func' op cannot give a layout to 'tensor<?x8xf32>'"],
    ],
    [
      func(`%0 = tensor.empty() : ${t}`, add('%r', '%a', '%b', '%0', '#tiles, #tiles, #tiles')).replaceAll(
        'f32',
        'f64',
      ),
      ["'ttir.add' op unsupported float type"],
    ],
    [
      func(`%0 = tensor.empty() : ${t}`, add('%r', '%a', '%b', '%0', '#tiles, #tiles, #tiles')).replaceAll(
        'f32',
        'i64',
      ),
      ["'ttir.add' op unsupported integer type"],
    ],
  ];
  for (const [text, errors] of cases) {
    const { succeeded, messages } = runLaidOut(text);
    assert.not(succeeded);
    assert.equal(
      messages.filter((message) => message.startsWith('error')).map((message) => message.slice(7)),
      errors,
    );
  }
});

test('without a device there is an error', () => {
  const { messages } = runPasses(func(`%r = tensor.empty() : ${t}`), new TTIRLayoutPass());
  assert.is(messages[0], 'error: Device not found');
});

test.run();
