import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { networks } from '../ttir/networks.ts';
import { printModule } from '../ttir/program.ts';
import { singleOps } from '../ttir/single-ops.ts';

const folder = new URL('../../fixtures/ttir/', import.meta.url);
const files = new Map([...singleOps, ...networks]);

test('fixtures/ttir holds just the programs of this script, as it prints them', () => {
  const found = readdirSync(folder).filter((file) => file.endsWith('.mlir'));
  assert.equal(found.sort(), [...files.keys()].map((name) => `${name}.mlir`).sort());
  for (const [name, { comment, programs }] of files) {
    assert.is(readFileSync(new URL(`${name}.mlir`, folder), 'utf8'), printModule(comment, programs), name);
  }
});

test('an op is written in generic form with its init', () => {
  const steps = [{ op: 'relu', inputs: ['%arg0'], type: '2x2xf32' }];
  assert.is(
    printModule('One op.', [{ name: 'f', args: ['2x2xf32'], steps }]),
    [
      '// One op.',
      '#any_device_tile = #tt.operand_constraint<dram|l1|tile|any_device_tile>',
      'module {',
      '  func.func @f(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {',
      '    %0 = tensor.empty() : tensor<2x2xf32>',
      '    %1 = "ttir.relu"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>',
      '    return %1 : tensor<2x2xf32>',
      '  }',
      '}',
      '',
    ].join('\n'),
  );
});

test.run();
