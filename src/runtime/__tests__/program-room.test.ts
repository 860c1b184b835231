import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ChipDesc, type DataType, type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { type OpType } from '../../target/schema/generated/ttnn.gen.ts';
import { runProgram } from '../run-binary.ts';
import { RuntimeError } from '../runtime-error.ts';
import { inputsOf } from './program-check.ts';
import { ProgramFixture, type Place } from './program-fixture.ts';

/** A chip with 64 KiB in each of 12 channels of DRAM and in the L1 of each of 64 cores: 16 tiles of f32. */
const small = { dramUnreservedEnd: 2 ** 16 + 1024, l1Size: 2 ** 16 + 1024 };

/** Returns the message with which a program fails on a chip; empty when it runs and returns what it should. */
function failure(fixture: ProgramFixture, chip: Partial<ChipDesc>, isCopy: boolean): string {
  const binary = fixture.binary(chip);
  const inputs = inputsOf(binary);
  try {
    const { outputs } = runProgram(binary, inputs);
    if (isCopy) assert.equal([...outputs[0]!.values], [...inputs[0]!.values]);
  } catch (error) {
    if (error instanceof RuntimeError) return error.message;
    throw error;
  }
  return '';
}

interface Case {
  readonly place: Place;
  readonly dataType?: DataType;
  /** A shape that takes all of the memory, and one that takes the least more. */
  readonly fits: readonly number[];
  readonly fails: readonly number[];
  /** What the second needs in every bank. */
  readonly bytes: number;
}

const l1 = { space: 'l1' } as const;
const dram = { space: 'dram' } as const;
const cases: Readonly<Record<string, Case>> = {
  'tiles that go round the channels': {
    place: dram,
    fits: [32, 192 * 32],
    fails: [32, 192 * 32 + 1],
    bytes: 17 * 4096,
  },
  'rows that go round the channels': { place: { ...dram, isTiled: false }, fits: [192, 1024], fails: [193, 1024], bytes: 17 * 4096 }, // prettier-ignore
  'tiles of bf16': { place: dram, dataType: 'BFloat16', fits: [32, 384 * 32], fails: [33, 192 * 32 + 1], bytes: 33 * 2048 }, // prettier-ignore
  'one channel': { place: { ...dram, isSingleBank: true }, fits: [32, 512], fails: [33, 512], bytes: 32 * 4096 },
  'tiles that go round the cores': { place: l1, fits: [1024, 1024], fails: [1024, 1025], bytes: 17 * 4096 },
  'rows that go round the cores': { place: { ...l1, isTiled: false }, fits: [1024, 1024], fails: [1025, 1024], bytes: 17 * 4096 }, // prettier-ignore
  'one core': { place: { ...l1, isSingleBank: true }, fits: [512, 32], fails: [513, 32], bytes: 17 * 4096 },
  'shards of blocks': { place: { ...l1, isSharded: true }, fits: [1024, 1024], fails: [1024, 1025], bytes: 20 * 4096 },
  'shards of rows of tiles': { place: { ...l1, isSharded: true, grid: [8, 1] }, fits: [4096, 32], fails: [4097, 32], bytes: 17 * 4096 }, // prettier-ignore
  'shards of columns of elements': { place: { ...l1, isSharded: true, isTiled: false, grid: [1, 8] }, fits: [16, 8192], fails: [17, 8192], bytes: 17 * 4096 }, // prettier-ignore
};

test('what just fits runs, and the least more fails with operation, space and bytes', () => {
  for (const [name, { place, dataType, fits, fails, bytes }] of Object.entries(cases)) {
    const copy = (shape: readonly number[]): string => {
      const fixture = new ProgramFixture(dataType);
      fixture.output(fixture.input(shape, place));
      return failure(fixture, small, true);
    };
    assert.is(copy(fits), '', name);
    const [space, bank] = place.space === 'dram' ? ['DRAM', 'channel'] : ['L1', 'core'];
    assert.is(
      copy(fails),
      `operation 1, ttnn.to_memory_config: out-of-memory: ${space} cannot hold ${bytes} more bytes for a tensor of ${fails.join('x')}` +
        ` in every ${bank}: 65536 bytes are free (65536 in one piece) of 65536`,
      name,
    );
  }
});

test('inputs that a program wants on the device are named when they do not fit', () => {
  const refs = [[32, 96 * 32], [32, 97 * 32]].map((shape) => new ProgramFixture().tensor(shape, dram)); // prettier-ignore
  const inputs = refs.map((ref, i) => ({ ...ref, globalId: i + 1 }));
  const binary = new ProgramFixture().binary(small);
  const run = (...ins: TensorRef[]): unknown => {
    const wanting = {
      ...binary,
      programs: binary.programs.map((program) => ({ ...program, inputs: ins, outputs: ins })),
    };
    return runProgram(wanting, inputsOf(wanting)).outputs.length;
  };
  assert.is(run(inputs[0]!), 1);
  assert.throws(
    () => run(inputs[0]!, inputs[1]!),
    (error: unknown) =>
      error instanceof RuntimeError &&
      error.message ===
        'input 1: out-of-memory: DRAM cannot hold 36864 more bytes for a tensor of 32x3104 in every channel:' +
          ' 32768 bytes are free (32768 in one piece) of 65536',
  );
});

const exp = (input: TensorRef, out: TensorRef): OpType => ({ type: 'EltwiseOp', value: { type: 'Exp', ins: [input], out } }); // prettier-ignore

test('circular buffers take what tensors leave in L1, to the last byte', () => {
  const places: readonly (readonly [place: Place, tensorBytes: number])[] = [
    [{ ...l1, isSharded: true }, 4096],
    [l1, 4096],
    [{ ...l1, isSingleBank: true, grid: [1, 1] }, 64 * 4096],
  ];
  for (const [place, tensorBytes] of places) {
    const run = (l1Size: number): string => {
      const fixture = new ProgramFixture();
      const input = fixture.input([256, 256], place);
      fixture.output(fixture.op([256, 256], (out) => exp(input, out), place));
      return failure(fixture, { l1Size }, false);
    };
    // The input and the result, and 8 pages for each of them.
    const needed = 2 * tensorBytes + 2 * 8 * 4096;
    assert.is(run(1024 + needed), '');
    assert.is(
      run(1024 + needed - 32),
      'operation 2, ttnn.exp: out-of-memory: L1 cannot hold 32768 more bytes for the 8 pages of circular buffer cb_out0 in every core:' +
        ` 32736 bytes are free (32736 in one piece) of ${needed - 32}`,
    );
  }
});

test.run();
