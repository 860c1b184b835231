import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../../asm/parse-source.ts';
import { printOp } from '../../../asm/printer/print-op.ts';
import { createRegistry } from '../../../dialects/registry.ts';
import { type TTIRToTTNNBackendPipelineOptions } from '../../../dialects/ttir/generated/ttir-passes.gen.ts';
import { Context } from '../../../ir/context.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { PassManager } from '../../../pass/pass-manager.ts';
import { invariant } from '../../../support/invariant.ts';
import { buildTTIRToTTNNBackendPipeline } from '../ttir-to-ttnn-backend-pipeline.ts';
import { ConvertTTIRToTTNNPass } from '../ttir-to-ttnn-pass.ts';

const any = '#tt.operand_constraint<any_device>';
const tile = '#tt.operand_constraint<any_device_tile>';

const defaults: TTIRToTTNNBackendPipelineOptions = {
  enableOptimizer: true,
  overrideGridSizes: new Map(),
  overrideOutputLayout: new Map(),
  shardingPassEnabled: false,
  systemDescPath: '',
  meshShape: [],
  enableDeallocation: false,
};

interface Compiled {
  readonly succeeded: boolean;
  /** The operations of the functions, without types. */
  readonly ops: readonly string[];
  readonly errors: readonly string[];
}

/** Runs the pipeline on functions. */
function compile(text: string, options: Partial<TTIRToTTNNBackendPipelineOptions> = {}): Compiled {
  const context = new Context(createRegistry());
  context.printOpOnDiagnostic = false;
  const module = parseText(text, context);
  invariant(module, 'the test program must parse');
  const manager = new PassManager(context);
  buildTTIRToTTNNBackendPipeline(manager, { ...defaults, ...options });
  const { result: succeeded, diagnostics } = context.diagnostics.collect(() => manager.run(module));
  const ops = printOp(module, { assumeVerified: true })
    .split('\n')
    .flatMap((line) => /^ {4}(.*?)(?: : (?:\(|tensor<).*)?$/.exec(line)?.[1] ?? []);
  return { succeeded, ops, errors: diagnostics.map(({ message }) => message) };
}

/** A function with one operation on arguments of these types, and an empty init. */
function one(op: string, attributes: string, inputs: readonly string[], result: string, constraint = any): string {
  const numOperands = inputs.length + 1;
  const names = inputs.map((_, i) => `%a${i}`);
  const constraints = Array.from({ length: numOperands }, () => constraint).join(', ');
  const properties = `${attributes}${attributes === '' ? '' : ', '}operand_constraints = [${constraints}]`;
  const types = [...inputs, result].map((type) => `tensor<${type}>`);
  return `func.func @f(${names.map((name, i) => `${name}: tensor<${inputs[i]}>`).join(', ')}) -> tensor<${result}> {
    %0 = tensor.empty() : tensor<${result}>
    %1 = "ttir.${op}"(${[...names, '%0'].join(', ')}) <{${properties}}> : (${types.join(', ')}) -> tensor<${result}>
    return %1 : tensor<${result}>
  }`;
}

/** The only operation of that name. */
function find({ ops, errors }: Compiled, name: string): string {
  const found = ops.filter((op) => op.includes(`"ttnn.${name}"`));
  assert.is(found.length, 1, [...errors, ...ops].join('\n'));
  return found[0]!.replace(/^%\d+ = /, '');
}

test('every operation with a counterpart converts by its record', () => {
  const ttnn = createRegistry().load('ttnn')!;
  const specs = ttnn.ops.map((info) => info.spec as OpSpec).filter((spec) => spec.elementwise);
  assert.ok(specs.length >= 13);
  for (const { name, elementwise, convertFrom } of specs) {
    const mnemonic = convertFrom!.replace('ttir.', '');
    const inputs = Array.from({ length: elementwise!.arity }, () => '64x128xf32');
    const segments = `operandSegmentSizes = array<i32: ${inputs.length}, 1>`;
    const compiled = compile(one(mnemonic, segments, inputs, '64x128xf32'));
    assert.equal(compiled.errors, []);
    // Each input is brought to the device by two operations, from %1 on.
    const operands = [...inputs.map((_, i) => `%${2 * i + 2}`), `%${2 * inputs.length + 1}`].join(', ');
    assert.is(find(compiled, name.replace('ttnn.', '')), `"${name}"(${operands}) <{${segments}}>`);
  }
});

test('attributes that the target has too are carried over, absent ones stay absent', () => {
  const sum = compile(one('sum', 'keep_dim = true', ['64x128xf32'], '1x1xf32'));
  assert.is(find(sum, 'sum'), '"ttnn.sum"(%2, %3) <{keep_dim = true}>');
  const mean = compile(one('mean', 'dim_arg = [-1 : i32], keep_dim = false', ['64x128xf32'], '64xf32'));
  assert.is(find(mean, 'mean'), '"ttnn.mean"(%2, %3) <{dim_arg = [-1 : i32], keep_dim = false}>');
  const softmax = compile(one('softmax', 'dimension = -1 : si32', ['64x128xf32'], '64x128xf32'));
  assert.is(find(softmax, 'softmax'), '"ttnn.softmax"(%2, %3) <{dimension = -1 : si32}>');
});

test('squeeze and unsqueeze are reshapes, at every place', () => {
  const shapes: [string, number, string, string, string][] = [
    ['squeeze', 0, '1x2x32xf32', '2x32xf32', '[2 : i32, 32 : i32]'],
    ['squeeze', -2, '2x1x32xf32', '2x32xf32', '[2 : i32, 32 : i32]'],
    ['unsqueeze', 0, '2x32xf32', '1x2x32xf32', '[1 : i32, 2 : i32, 32 : i32]'],
    ['unsqueeze', 1, '2x32xf32', '2x1x32xf32', '[2 : i32, 1 : i32, 32 : i32]'],
    ['unsqueeze', 2, '2x32xf32', '2x32x1xf32', '[2 : i32, 32 : i32, 1 : i32]'],
    ['unsqueeze', -1, '2x32xf32', '2x32x1xf32', '[2 : i32, 32 : i32, 1 : i32]'],
  ];
  for (const [op, dim, input, result, shape] of shapes) {
    const compiled = compile(one(op, `dim = ${dim} : si32`, [input], result));
    assert.equal(compiled.errors, []);
    assert.is(find(compiled, 'reshape'), `"ttnn.reshape"(%2, %3) <{shape = ${shape}}>`);
  }
});

test('concat counts its dimension from the front', () => {
  const compiled = compile(one('concat', 'dim = -1 : si32', ['32x32xf32', '32x64xf32'], '32x96xf32'));
  assert.is(find(compiled, 'concat'), '"ttnn.concat"(%2, %4, %5) <{dim = 1 : si32}>');
});

test('broadcast goes, its users take the input', () => {
  const used = compile(`func.func @f(%a: tensor<1x128xf32>, %b: tensor<64x128xf32>) -> tensor<64x128xf32> {
    %0 = tensor.empty() : tensor<64x128xf32>
    %1 = "ttir.broadcast"(%a, %0) <{dimension = [0], operand_constraints = [${any}, ${any}]}> : (tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %2 = tensor.empty() : tensor<64x128xf32>
    %3 = "ttir.add"(%1, %b, %2) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [${any}, ${any}, ${any}]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    return %3 : tensor<64x128xf32>
  }`);
  assert.equal(used.errors, []);
  assert.is(find(used, 'add'), '"ttnn.add"(%2, %5, %6) <{operandSegmentSizes = array<i32: 2, 1>}>');
});

function constant(value: string, type: string): Compiled {
  return compile(`func.func @f() -> tensor<${type}> {
    %0 = "ttir.constant"() <{value = dense<${value}> : tensor<${type}>}> : () -> tensor<${type}>
    return %0 : tensor<${type}>
  }`);
}

test('constants of all element types fill tensors, zeros are empty tensors', () => {
  const filled: [string, string, string][] = [
    ['1.5', '4x8xf32', '1.500000e+00'],
    ['-2.0', '4x8xbf16', '-2.000000e+00'],
    ['0.5', '4x8xf16', '5.000000e-01'],
    ['7', '4x8xi32', '7.000000e+00'],
    ['-7', '4x8xsi32', '-7.000000e+00'],
    ['65535', '4x8xui16', '6.553500e+04'],
    ['-3', '4x8xi8', '-3.000000e+00'],
  ];
  for (const [value, type, number] of filled) {
    const compiled = constant(value, type);
    assert.equal(compiled.errors, []);
    assert.is(find(compiled, 'full'), `"ttnn.full"(%0) <{fillValue = ${number} : f32}>`);
  }
  for (const [value, type, dtype] of [
    ['0.0', '4x8xf32', 'f32'],
    ['-0.0', '4x8xbf16', 'bf16'],
    ['0', '4x8xi8', 'u8'],
  ]) {
    const empty = find(constant(value!, type!), 'empty');
    assert.is(
      empty,
      `"ttnn.empty"() <{dtype = #tt.supportedDataTypes<${dtype}>, layout = #ttnn.layout<row_major>, shape = #ttnn.shape<4x8>}>`,
    );
  }
});

test('there is one device per block, at its start', () => {
  const { ops } = compile(one('exp', 'operandSegmentSizes = array<i32: 1, 1>', ['64x128xf32'], '64x128xf32', tile));
  assert.equal(ops, [
    '%0 = "ttnn.get_device"()',
    '%1 = "ttnn.to_layout"(%arg0, %0) <{layout = #ttnn.layout<tile>}>',
    '%2 = "ttnn.to_device"(%1, %0) <{memory_config = #ttnn.memory_config<<interleaved>, <dram>>}>',
    '%3 = "ttnn.empty"(%0) <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<tile>, memory_config = #ttnn.memory_config<<interleaved>, <dram>>, shape = #ttnn.shape<64x128>}>',
    '%4 = "ttnn.exp"(%2, %3) <{operandSegmentSizes = array<i32: 1, 1>}>',
    '%5 = "ttnn.to_memory_config"(%4, %0)',
    'return %5',
  ]);
});

const pooling =
  'ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, ' +
  'padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, ' +
  'stride_height = 2 : si32, stride_width = 2 : si32';

test('max_pool2d knows its batch size', () => {
  const compiled = compile(one('max_pool2d', pooling, ['3x16x8x32xbf16'], '3x8x4x32xbf16'));
  assert.equal(compiled.errors, []);
  const op = find(compiled, 'max_pool2d');
  assert.match(op, 'batch_size = 3 : si32');
  assert.match(op, 'channels = 32 : si32');
  assert.match(op, 'input_height = 16 : si32, input_width = 8 : si32');
});

test('images with more padding on one side than on the other are padded first', () => {
  const uneven = pooling
    .replace('padding_top = 0', 'padding_top = 2')
    .replace('padding_bottom = 0', 'padding_bottom = 1');
  const pool = compile(one('max_pool2d', uneven, ['1x15x8x32xbf16'], '1x9x4x32xbf16'));
  assert.equal(pool.errors, []);
  assert.match(find(pool, 'concat'), 'dim = 1 : si32');
  assert.match(find(pool, 'max_pool2d'), 'padding_height = 1 : si32, padding_width = 0 : si32');
  const attributes = uneven.replace(/ceil_mode.*?, | *kernel_\w+ = 2 : si32,/g, '') + ', groups = 1 : si32';
  const conv = compile(one('conv2d', attributes, ['1x16x8x32xbf16', '32x32x3x3xbf16'], '1x9x3x32xbf16'));
  assert.equal(conv.errors, []);
  assert.match(find(conv, 'concat'), 'dim = 1 : si32');
  assert.match(find(conv, 'conv2d'), 'input_height = 17 : i32');
});

test('element types that the device does not know are errors where a function takes them', () => {
  const host = '#tt.operand_constraint<system|scalar>';
  const { errors } = compile(one('exp', 'operandSegmentSizes = array<i32: 1, 1>', ['4x8xf80'], '4x8xf80', host));
  assert.equal(errors, ["'func.func' op unsupported float type"]);
});

test('without the optimizer everything stays in one piece', () => {
  const compiled = compile(one('exp', 'operandSegmentSizes = array<i32: 1, 1>', ['64x128xf32'], '64x128xf32'), {
    enableOptimizer: false,
  });
  assert.equal(compiled.errors, []);
  assert.ok(compiled.succeeded);
});

/** Converts a program of TTIR, with nothing done before, and returns the texts of the errors. */
function errorsOfConversion(text: string): readonly string[] {
  const context = new Context(createRegistry());
  context.printOpOnDiagnostic = false;
  const module = parseText(text, context)!;
  const manager = new PassManager(context).addPass(new ConvertTTIRToTTNNPass());
  const { diagnostics } = context.diagnostics.collect(() => manager.run(module));
  return diagnostics.map(({ message }) => message);
}

test('the conversion needs a device for what uses one', () => {
  const isNeeded =
    'func.func @f() -> tensor<4xf32, #l> { %0 = "ttir.constant"() <{value = dense<2.0> : tensor<4xf32>}> : () -> tensor<4xf32, #l> return %0 : tensor<4xf32, #l> }';
  const layout = '#l = #tt.layout<(d0) -> (d0), undef, <1>, memref<4xf32, #tt.memory_space<system>>>\n';
  assert.is(errorsOfConversion(layout + isNeeded)[0], 'Device not found');
  assert.equal(errorsOfConversion('func.func @f() { return }'), []);
});

test.run();
