import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pearsonCorrelation } from '../../runtime/golden/compare.ts';
import { decodePrograms, runProgram } from '../../runtime/run-binary.ts';
import { initTensor, randomNumbers } from '../../runtime/tensors/init-tensor.ts';
import { memoryIo } from '../memory-io.ts';
import { main as opt } from '../ttmlir-opt.ts';
import { main as translate } from '../ttmlir-translate.ts';

const program = `
#any = #tt.operand_constraint<dram|l1|scalar|tile|none|interleaved|single_bank|height_sharded|width_sharded|block_sharded|any_layout|any_device|any_device_tile>
func.func @f(%a: tensor<192x320xf32>, %b: tensor<192x320xf32>) -> tensor<192x320xf32> {
  %0 = tensor.empty() : tensor<192x320xf32>
  %1 = "ttir.add"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<192x320xf32>, tensor<192x320xf32>, tensor<192x320xf32>) -> tensor<192x320xf32> loc("sum")
  %2 = tensor.empty() : tensor<192x320xf32>
  %3 = "ttir.relu"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<192x320xf32>, tensor<192x320xf32>) -> tensor<192x320xf32> loc("positive")
  return %3 : tensor<192x320xf32>
}
`;

/** Returns the TTNN of the program with the sum in L1 on a grid. */
function compile(grid: string, memoryLayout: string): string {
  const io = memoryIo({ stdin: program });
  const options = `--ttir-to-ttnn-backend-pipeline=override-output-layout=sum=${grid}:l1:${memoryLayout}`;
  assert.is(opt([options], io), 0, io.stderr.text);
  return io.stdout.text;
}

for (const [grid, memoryLayout, numRanges] of [
  ['12x1', 'height_sharded', 2],
  ['1x20', 'width_sharded', 2],
  ['12x5', 'block_sharded', 2],
  ['16x2', 'block_sharded', 1],
  ['3x10', 'block_sharded', 2],
] as const) {
  test(`shards of a ${grid} grid are on the 8x8 cores row by row`, () => {
    const ttnn = compile(grid, memoryLayout);
    assert.match(ttnn, `<${grid}>`);
    const toBinary = memoryIo({ stdin: ttnn });
    assert.is(translate(['--ttnn-to-flatbuffer'], toBinary), 0, toBinary.stderr.text);
    const { bytes } = toBinary.stdout;
    const binary = decodePrograms(bytes);
    const random = randomNumbers(1);
    const inputs = binary.programs[0]!.inputs.map(({ desc }) => initTensor('randn', desc.shape, 'f32', random));
    const { outputs, goldenOutputs, operations } = runProgram(binary, inputs, { golden: true });
    assert.ok(pearsonCorrelation(outputs[0]!.values, goldenOutputs![0]!.data) > 0.9999);
    const [rows, columns] = grid.split('x').map(Number) as [number, number];
    const empty = binary.programs[0]!.operations.flatMap(({ type }) => (type.type === 'EmptyOp' ? [type.value] : []));
    const ranges = empty[0]!.out.desc.layout.coreRangeSet;
    assert.is(ranges.length, numRanges);
    assert.is(
      ranges.reduce((sum, { size }) => sum + size.y * size.x, 0),
      rows * columns,
    );
    assert.ok(operations.find(({ name }) => name === 'ttnn.add')!.numCores > 1);
    const back = memoryIo({ stdin: Buffer.from(bytes) });
    assert.is(translate(['--flatbuffer-to-ttnn'], back), 0, back.stderr.text);
    assert.match(back.stdout.text, new RegExp(`<${grid}>, memref<[^>]*>, ${memoryLayout}>`));
  });
}

test('a grid of more cores than the device has cannot be written', () => {
  const io = memoryIo({ stdin: compile('12x1', 'height_sharded').replaceAll('<12x1>', '<96x1>') });
  assert.is(translate(['--ttnn-to-flatbuffer'], io), 1);
  assert.match(io.stderr.text, "error: 'ttnn.empty' op layout has more cores than the device");
  assert.match(io.stderr.text, 'note: the grid of the layout is 96x1, that of the device 8x8');
});

test.run();
