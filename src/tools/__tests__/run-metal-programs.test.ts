import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../asm/parse-source.ts';
import { type FormatName } from '../../device/formats/element-format.ts';
import { createRegistry } from '../../dialects/registry.ts';
import { Context } from '../../ir/context.ts';
import { runBinary } from '../../runtime/run-binary.ts';
import { RuntimeError } from '../../runtime/runtime-error.ts';
import { hostTensor, type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { product } from '../../support/math.ts';
import { encode } from '../../target/schema/encode.ts';
import { TTMetalBinary, type Command, type KernelSource } from '../../target/schema/generated/ttmetal.gen.ts';
import { translateTTMetalToFlatbuffer, ttmetalBinaryOf } from '../../target/ttmetal-to-flatbuffer.ts';
import { memoryIo } from '../memory-io.ts';
import { main as opt } from '../ttmlir-opt.ts';
import { inFolder, ttrt } from '../ttrt/__tests__/run-ttrt.ts';

const pipeline = ['ttir-to-ttmetal-backend-pipeline'];
/** For layout changes that are written down. */
const layoutPasses = ['ttir-load-system-desc', 'ttir-implicit-device', 'ttir-allocate', 'convert-ttir-to-ttmetal'];

/** Returns the TTMetal module of a program. */
function metalOf(text: string, passes: readonly string[]): ReturnType<typeof parseText> {
  const io = memoryIo({ stdin: text });
  assert.is(opt(passes.map((pass) => `--${pass}`), io), 0, io.stderr.text); // prettier-ignore
  return parseText(io.stdout.text, new Context(createRegistry()));
}

/** Returns the `.ttm` file of a program. */
const binaryOf = (text: string, passes: readonly string[]): Uint8Array =>
  translateTTMetalToFlatbuffer(metalOf(text, passes)!)!;

/** Returns a function of two operands: `a op b`, and then `(a op b) op b` for two operations. */
function elementwise(shape: string, ...operations: readonly string[]): string {
  const type = `tensor<${shape}>`;
  const any = '#tt.operand_constraint<any_device>';
  const steps = operations.map((name, i) => {
    const lhs = i === 0 ? '%a' : `%r${i - 1}`;
    return `%e${i} = tensor.empty() : ${type}
  %r${i} = "ttir.${name}"(${lhs}, %b, %e${i}) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [${any}, ${any}, ${any}]}> : (${type}, ${type}, ${type}) -> ${type}`;
  });
  return `func.func @f(%a: ${type}, %b: ${type}) -> ${type} {\n  ${steps.join('\n  ')}\n  return %r${steps.length - 1} : ${type}\n}`;
}

const twoDims = '(d0, d1) -> (d0, d1)';

const layout = (grid: string, memref: string, space = 'l1', memLayout = 'none', linear = twoDims): string =>
  `#tt.layout<${linear}, undef, <${grid}>, memref<${memref}, #tt.memory_space<${space}>>, ${memLayout}>`;

/** Returns a function that changes the layout of an argument, and of what comes of it. */
function layoutChanges(shape: string, ...layouts: readonly string[]): string {
  const types = layouts.map((each) => `tensor<${shape}xf32, ${each}>`);
  const steps = types.slice(1).map((type, i) => {
    const input = i === 0 ? '%a' : `%t${i - 1}`;
    return `%e${i} = tensor.empty() : ${type}
    %t${i} = "ttir.to_layout"(${input}, %e${i}) : (${types[i]}, ${type}) -> ${type}`;
  });
  const last = types.at(-1)!;
  return `func.func @f(%a: ${types[0]}) -> ${last} {\n${steps.join('\n')}\nreturn %t${steps.length - 1} : ${last}\n}`;
}

/** Returns a tensor whose numbers differ from their neighbours; all of them are exact in bf16. */
function numbers(shape: readonly number[], format: FormatName, salt: number): HostTensor {
  const values = Array.from({ length: product(shape) }, (_, i) => ((i * salt) % 61) - 30);
  return hostTensor(shape, format, values);
}

test('elementwise programs of the pipeline', () => {
  const cases: readonly [shape: number[], format: 'f32' | 'bf16' | 'f16'][] = [
    [[64, 128], 'f32'],
    [[32, 96], 'bf16'],
    [[64, 64], 'f16'],
    [[2, 32, 64], 'bf16'],
  ];
  for (const [shape, format] of cases) {
    const inputs = [numbers(shape, format, 7), numbers(shape, format, 11)] as const;
    const bytes = binaryOf(elementwise(`${shape.join('x')}x${format}`, 'add', 'add'), pipeline);
    const { outputs, operations, cycles } = runBinary(bytes, inputs);
    const expected = inputs[0].values.map((value, i) => value + 2 * inputs[1].values[i]!);
    assert.equal([...outputs[0]!.values], [...expected], `${shape.join('x')} ${format}`);
    assert.is(cycles, operations.reduce((sum, each) => sum + each.cycles, 0)); // prettier-ignore
    const dispatches = operations.filter(({ name }) => name === 'ttmetal.dispatch');
    assert.ok(dispatches.length >= 5 && dispatches.every((each) => each.cycles > 0 && each.numPrograms === 1));
    // What is left is what goes in and out: everything in between was given back.
    assert.is(operations.at(-1)!.memory.l1Bytes, 3 * product(shape) * (format === 'f32' ? 4 : 2));
  }
  const [a, b] = [numbers([64, 64], 'bf16', 7), numbers([64, 64], 'bf16', 11)];
  const { outputs } = runBinary(binaryOf(elementwise('64x64xbf16', 'multiply'), pipeline), [a, b]);
  // Dst has 16 bits, as the kernels' configuration says, and bf16 has 8 of precision.
  outputs[0]!.values.forEach((value, i) => assert.ok(Math.abs(value - a.values[i]! * b.values[i]!) <= 2));
});

test('a chain of operations that fills L1 fits where memory is reused', () => {
  const program = elementwise('128x128xf32', ...new Array<string>(16).fill('add'));
  const io = memoryIo({ stdin: program });
  assert.is(opt(pipeline.map((name) => `--${name}`), io), 1); // prettier-ignore
  assert.match(io.stderr.text, "'tensor.empty' op Out of memory");
  // All sums are exact in the 16 bits of Dst.
  const [a, b] = [7, 11].map((salt) => Float64Array.from({ length: 128 * 128 }, (_, i) => ((i * salt) % 31) - 15));
  const inputs = [a!, b!].map((values) => hostTensor([128, 128], 'f32', values));
  const { outputs } = runBinary(binaryOf(program, ['ttir-to-ttmetal-backend-pipeline=reuse=true']), inputs);
  assert.equal([...outputs[0]!.values], [...a!.map((value, i) => value + 16 * b![i]!)]);
});

test('tensors change their cores, memory and tiles', () => {
  const cases: Readonly<Record<string, readonly string[]>> = {
    'through DRAM and grids': [
      layout('1x1', '64x128xf32'),
      layout('2x1', '32x128xf32', 'dram'),
      layout('4x2', '16x64xf32'),
      layout('1x1', '64x128xf32'),
    ],
    'from DRAM and back': [
      layout('2x1', '32x128xf32', 'dram'),
      layout('4x2', '16x64xf32'),
      layout('1x1', '64x128xf32', 'dram'),
    ],
    'tiles on several cores': [
      layout('2x4', '32x32xf32'),
      layout('2x4', '1x1x!tt.tile<32x32, f32>'),
      layout('1x2', '2x2x!tt.tile<32x32, f32>'),
      layout('1x2', '64x64xf32'),
    ],
    'cores that follow one another row by row': [layout('1x1', '64x128xf32'), layout('1x16', '64x8xf32')],
    'the host writes and reads': [
      layout('1x1', '64x128xf32', 'system'),
      layout('1x1', '64x128xf32'),
      layout('2x2', '32x64xf32'),
      layout('2x2', '32x64xf32', 'system'),
    ],
  };
  const input = numbers([64, 128], 'f32', 17);
  for (const [name, layouts] of Object.entries(cases)) {
    const { outputs, operations } = runBinary(binaryOf(layoutChanges('64x128', ...layouts), layoutPasses), [input]);
    assert.equal(outputs[0]!.values, input.values, name);
    const hostBytes = operations.map((each) => each.hostBytes).filter((bytes) => bytes > 0);
    assert.equal(hostBytes, name === 'the host writes and reads' ? [32768, 32768] : [], name);
  }
});

test('tensors change the order of their rows', () => {
  const inOrder = '(d0, d1, d2) -> (d0 * 4 + d1, d2)';
  const swapped = '(d0, d1, d2) -> (d1 * 3 + d0, d2)';
  const cases: Readonly<Record<string, readonly string[]>> = {
    'and back': [inOrder, swapped, inOrder].map((linear) => layout('1x1', '12x32xf32', 'l1', 'none', linear)),
    'then their cores': [
      layout('3x2', '4x16xf32', 'l1', 'none', inOrder),
      layout('3x2', '4x16xf32', 'l1', 'none', swapped),
      layout('2x2', '6x16xf32', 'l1', 'none', swapped),
    ],
    'on the way from DRAM': [
      layout('1x1', '12x32xf32', 'dram', 'none', swapped),
      layout('4x1', '3x32xf32', 'l1', 'none', swapped),
      layout('4x1', '3x32xf32', 'l1', 'none', inOrder),
    ],
  };
  const input = numbers([3, 4, 32], 'f32', 17);
  for (const [name, layouts] of Object.entries(cases)) {
    const { outputs } = runBinary(binaryOf(layoutChanges('3x4x32', ...layouts), layoutPasses), [input]);
    assert.equal(outputs[0]!.values, input.values, name);
  }
});

test('tensors put several dims into one row', () => {
  const inOrder = '(d0, d1, d2) -> (d0 * 16 + d1, d2)';
  const wide = '(d0, d1, d2) -> (d0, d1 * 32 + d2)';
  const flat = '(d0, d1, d2) -> (0, d0 * 512 + d1 * 32 + d2)';
  const l1 = (grid: string, memref: string, linear: string): string => layout(grid, memref, 'l1', 'none', linear);
  const cases: Readonly<Record<string, readonly string[]>> = {
    'through grids and DRAM': [
      l1('1x1', '48x32xf32', inOrder),
      l1('1x1', '3x512xf32', wide),
      l1('3x4', '1x128xf32', wide),
      layout('1x1', '3x512xf32', 'dram', 'none', wide),
      l1('1x2', '3x256xf32', wide),
    ],
    'all of them': [l1('1x1', '48x32xf32', inOrder), l1('1x1', '1x1536xf32', flat), l1('1x8', '1x192xf32', flat)],
  };
  const input = numbers([3, 16, 32], 'f32', 17);
  for (const [name, layouts] of Object.entries(cases)) {
    const { outputs } = runBinary(binaryOf(layoutChanges('3x16x32', ...layouts), layoutPasses), [input]);
    assert.equal([outputs[0]!.shape, outputs[0]!.values], [[3, 16, 32], input.values], name);
  }
});

test('kernels that reach beyond the scalars of partial tiles are refused', () => {
  for (const shape of [
    [33, 40],
    [20, 32],
    [100, 60],
  ]) {
    const inputs = [numbers(shape, 'f32', 7), numbers(shape, 'f32', 11)];
    const bytes = binaryOf(elementwise(`${shape.join('x')}xf32`, 'add'), pipeline);
    assert.throws(() => runBinary(bytes, inputs), /ttmetal\.dispatch: circular-buffer: .*cb_in0/, shape.join('x'));
  }
});

test('tensors in DRAM go round the channels, whatever their rows and grids', () => {
  const cases: Readonly<Record<string, readonly [shape: number[], layouts: readonly string[]]>> = {
    'two turns of the first channels': [
      [96, 2048],
      [layout('1x1', '96x2048xf32'), layout('1x1', '96x2048xf32', 'dram'), layout('2x2', '48x1024xf32')],
    ],
    'rows that a turn ends in': [
      [200, 96],
      [layout('1x1', '200x96xf32', 'system'), layout('1x1', '200x96xf32', 'dram'), layout('2x1', '100x96xf32')],
    ],
    'shards at the numbers of their cores': [
      [128, 128],
      [layout('1x1', '128x128xf32'), layout('2x2', '64x64xf32', 'dram'), layout('1x1', '128x128xf32')],
    ],
    'shards that follow one another row by row': [
      [64, 128],
      [
        layout('1x1', '64x128xf32', 'system'),
        layout('1x16', '64x8xf32', 'dram'),
        layout('1x1', '64x128xf32', 'system'),
      ],
    ],
    'layouts that TTNN would interleave': [
      [64, 128],
      [
        layout('1x1', '64x128xf32', 'l1', 'interleaved'),
        layout('2x2', '32x64xf32', 'dram', 'interleaved'),
        layout('4x2', '16x64xf32', 'l1', 'interleaved'),
      ],
    ],
    tiles: [
      [64, 128],
      [
        layout('1x1', '2x4x!tt.tile<32x32, f32>'),
        layout('2x2', '1x2x!tt.tile<32x32, f32>', 'dram'),
        layout('1x1', '2x4x!tt.tile<32x32, f32>'),
      ],
    ],
  };
  for (const [name, [shape, layouts]] of Object.entries(cases)) {
    const input = numbers(shape, 'f32', 17);
    const { outputs } = runBinary(binaryOf(layoutChanges(shape.join('x'), ...layouts), layoutPasses), [input]);
    assert.equal(outputs[0]!.values, input.values, name);
  }
});

test('kernels with control flow and arithmetic in C++ run as they do in the IR', () => {
  // Copies every other block of 32 bytes: from the front, then from behind.
  const text = `
#l1 = #tt.memory_space<l1>
#t = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x64xf32, #l1>>
func.func @f(%a: tensor<1x64xf32, #t>) -> tensor<1x64xf32, #t> attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 256, l1>]} {
  %e = "ttmetal.alloc"() <{address = 2048, size = 256, memory_space = #l1}> : () -> tensor<1x64xf32, #t>
  %r = "ttmetal.dispatch"(%a, %e) <{core_ranges = [#ttmetal.core_range<0x0, 1x1>], kernelConfigs = [#ttkernel.noc_config<noc0>], operandSegmentSizes = array<i32: 1, 1>}> ({
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %c8 = arith.constant 8 : i32
    %c32 = arith.constant 32 : i32
    %c256 = arith.constant 256 : i32
    %from = arith.constant 1024 : i32
    %to = arith.constant 2048 : i32
    %last = scf.for %i = %c0 to %c8 step %c1 iter_args(%other = %c256) -> (i32) : i32 {
      %next = arith.subi %other, %c32 : i32
      %rem = arith.remsi %i, %c2 : i32
      %even = arith.cmpi eq, %rem, %c0 : i32
      %ahead = arith.muli %i, %c32 : i32
      %offset = scf.if %even -> (i32) {
        scf.yield %ahead : i32
      } else {
        scf.yield %next : i32
      }
      %src = arith.addi %from, %offset : i32
      %dst = arith.addi %to, %ahead : i32
      %addr = "ttkernel.get_noc_addr"(%c0, %c0, %src) : (i32, i32, i32) -> !ttkernel.noc_addr
      "ttkernel.noc_async_read"(%addr, %dst, %c32) : (!ttkernel.noc_addr, i32, i32) -> ()
      scf.yield %next : i32
    }
    "ttkernel.noc_async_read_barrier"() : () -> ()
    "ttkernel.return"() : () -> ()
  }) : (tensor<1x64xf32, #t>, tensor<1x64xf32, #t>) -> tensor<1x64xf32, #t>
  return %r : tensor<1x64xf32, #t>
}`;
  const input = numbers([1, 64], 'f32', 17);
  const { outputs } = runBinary(binaryOf(text, ['ttir-load-system-desc', 'ttir-implicit-device']), [input]);
  const expected = Array.from({ length: 64 }, (_, i) => {
    const block = Math.floor(i / 8);
    return input.values[(block % 2 === 0 ? block : 7 - block) * 8 + (i % 8)]!;
  });
  assert.equal([...outputs[0]!.values], expected);
});

/** Returns the message of a run of the binary of an addition after a change of its commands. */
function problem(change: (commands: readonly Command[]) => readonly Command[]): string {
  const binary = ttmetalBinaryOf(metalOf(elementwise('32x32xf32', 'add'), pipeline)!)!;
  const [program] = binary.programs;
  const [device] = program!.devicePrograms;
  const [queue] = device!.commandQueues;
  const changed = {
    ...program!,
    devicePrograms: [{ ...device!, commandQueues: [{ ...queue!, commands: change(queue!.commands) }] }],
  };
  const input = numbers([32, 32], 'f32', 7);
  try {
    runBinary(encode(TTMetalBinary, { ...binary, programs: [changed] }), [input, input]);
  } catch (error) {
    assert.instance(error, RuntimeError);
    return (error as RuntimeError).message;
  }
  return 'the program runs';
}

test('inputs that the memory has no room for are named', () => {
  const binary = ttmetalBinaryOf(metalOf(elementwise('32x32xf32', 'add'), pipeline)!)!;
  const programs = binary.programs.map((program) => ({
    ...program,
    inputs: program.inputs.map((ref) => ({ ...ref, address: 1024 })),
  }));
  const input = numbers([32, 32], 'f32', 7);
  assert.throws(
    () => runBinary(encode(TTMetalBinary, { ...binary, programs }), [input, input]),
    (error: unknown) =>
      error instanceof RuntimeError &&
      error.message === 'input 1: out-of-memory: L1 cannot hold 4096 bytes at 1024: some of them are in use',
  );
});

test('small tensors lie in L1 as close together as the compiler places them', () => {
  const type = `tensor<1x1xf32, ${layout('1x1', '1x1xf32')}>`;
  const program = `func.func @f(%a: ${type}, %b: ${type}, %c: ${type}) -> (${type}, ${type}, ${type}) {
    return %b, %c, %a : ${type}, ${type}, ${type}
  }`;
  const inputs = [1, 2, 3].map((seed) => numbers([1, 1], 'f32', seed));
  const { outputs } = runBinary(binaryOf(program, layoutPasses), inputs);
  assert.equal(
    outputs.map(({ values }) => values[0]),
    [1, 2, 0].map((i) => inputs[i]!.values[0]),
  );
});

/** Changes the kernel of the first dispatch. */
function withKernel(change: (source: KernelSource) => Partial<KernelSource>) {
  return (commands: readonly Command[]): readonly Command[] =>
    commands.map((command, i): Command => {
      if (i !== 1 || command.type.type !== 'EnqueueProgramCommand') return command;
      const { value } = command.type;
      const kernels = value.program.kernels.map((kernel) => {
        assert.ok(kernel.kernel.type === 'KernelSource');
        const source = { ...kernel.kernel.value, ...change(kernel.kernel.value) };
        return { ...kernel, kernel: { type: 'KernelSource', value: source } as const };
      });
      return { ...command, type: { type: 'EnqueueProgramCommand', value: { ...value, program: { kernels } } } };
    });
}

test('what goes wrong is told with the command and the place in the kernel', () => {
  const replaced = (from: string, to: string): string =>
    problem(withKernel(({ source }) => ({ source: source.replace(from, to) })));
  assert.is(
    replaced('tilize_init', 'tilise_init'),
    "command 1, ttmetal.dispatch: f_1_0_tensix.cpp:11:3: the kernel library has no function 'tilise_init' here",
  );
  assert.match(
    replaced('tilize_block(v1, v3, v2)', 'tilize_block(v1, v3, v2); tilize_block(v1, v4, v2)'),
    /^command 1, ttmetal.dispatch: f_1_0_tensix.cpp:\d+:\d+: there is no 'v4'$/,
  );
  assert.match(
    replaced('int32_t v3 = 1', 'int32_t v3 = 2'),
    /^command 1, ttmetal.dispatch: circular-buffer: chip 0, core \(0, 0\), compute, kernel 'tensix 0', op 'ttkernel.tilize_block', at f_1_0_tensix.cpp:\d+:3: /,
  );
  const ethernet = { type: 'EthernetConfig', value: { ethType: 'Sender', nocIndex: 'Noc0' } } as const;
  assert.is(
    problem(withKernel(() => ({ config: ethernet }))),
    'command 1, ttmetal.dispatch: kernel 0 is for an Ethernet core, which the device model does not have',
  );
  assert.match(
    problem((commands) => commands.slice(1)),
    /^command 0, ttmetal.dispatch: tensor \d+ has no memory: nothing has made it, or it was deallocated$/,
  );
  const dealloc = (commands: readonly Command[]): Command => commands.find(({ type }) => type.type === 'DeallocateBufferCommand')!; // prettier-ignore
  assert.match(
    problem((commands) => [...commands, dealloc(commands)]),
    /^command 11, ttmetal.dealloc: tensor \d+ has no memory/,
  );
  const placedAt =
    (address: number) =>
    (commands: readonly Command[]): Command[] =>
      commands.map((command, i) => {
        if (i !== 2 || command.type.type !== 'CreateBufferCommand') return command;
        return { type: { ...command.type, value: { ref: { ...command.type.value.ref, address } } } };
      });
  const noRoom = 'command 2, ttmetal.alloc: out-of-memory: L1 cannot hold 4096 bytes at';
  assert.is(problem(placedAt(1024)), `${noRoom} 1024: some of them are in use`);
  assert.is(problem(placedAt(2 ** 21)), `${noRoom} 2097152: it has bytes 1024 to 1499136`);
  const event = { type: 'EnqueueWaitForEventCommand', value: { ref: { globalId: 99 } } } as const;
  assert.is(
    problem((commands) => [...commands, { type: event }]),
    'command 11, EnqueueWaitForEventCommand: nothing before has recorded event 99, so it would wait forever',
  );
});

test('events of commands that run in order', () => {
  const binary = ttmetalBinaryOf(metalOf(elementwise('32x32xf32', 'add'), pipeline)!)!;
  const ref = { globalId: 99 };
  const events: Command[] = (['CreateEventCommand', 'EnqueueRecordEventCommand', 'EnqueueWaitForEventCommand', 'EventSynchronizeCommand', 'EventQueryCommand'] as const).map((type) => ({ type: { type, value: { ref } } })); // prettier-ignore
  const programs = binary.programs.map((program) => ({
    ...program,
    devicePrograms: program.devicePrograms.map((device) => ({
      ...device,
      commandQueues: device.commandQueues.map(({ name, commands }) => ({
        name,
        commands: [...events, ...commands, { type: { type: 'FinishCommand', value: {} } } as const],
      })),
    })),
  }));
  const input = numbers([32, 32], 'f32', 7);
  const { outputs, operations } = runBinary(encode(TTMetalBinary, { ...binary, programs }), [input, input]);
  assert.equal([...outputs[0]!.values], [...input.values.map((value) => 2 * value)]);
  assert.is(operations.at(-1)!.name, 'FinishCommand');
});

test('ttrt runs .ttm files, alone and in folders', () =>
  inFolder(async (folder) => {
    writeFileSync(join(folder, 'add.ttm'), binaryOf(elementwise('64x64xbf16', 'add'), pipeline));
    const ran = await ttrt(['run', '--save-artifacts', '--loops', '2', folder], folder);
    assert.equal([ran.exitCode, ran.err], [0, '']);
    assert.match(ran.out, /add.ttm: program 0, f: \(64x64xbf16, 64x64xbf16\) -> 64x64xbf16\n/);
    assert.match(ran.out, / 1 {2}ttmetal.dispatch {2}64x64 {7}1 {5}\d+ /);
    const perf = await ttrt(['perf', 'add.ttm'], folder);
    assert.equal([perf.exitCode, perf.err], [0, '']);
    assert.match(perf.out, /wrote .*ops_perf_results.csv/);
    const golden = await ttrt(['run', '--golden', 'add.ttm'], folder);
    assert.equal(
      [golden.exitCode, golden.err],
      [1, 'ttrt run: error: add.ttm: a .ttm file holds kernels and no operations that there are references of\n'],
    );
  }));

test.run();
