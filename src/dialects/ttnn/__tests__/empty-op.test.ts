import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { printAttribute } from '../../../asm/printer/print-op.ts';
import { createContext, errorsOf, parseModule } from '../../__tests__/parse-module.ts';
import { deviceFromSystemDesc } from '../../tt/device.ts';
import { defaultSystemDesc } from '../../tt/system-desc.ts';

const context = createContext();
const device = printAttribute(deviceFromSystemDesc(context, defaultSystemDesc(context))!);
const layout =
  '#tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<dram>>, interleaved>';

const onDevice = 'memory_config = #ttnn.memory_config<<interleaved>, <dram>>';
const complete = `dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, ${onDevice}, shape = #ttnn.shape<64x128>`;

function empty(properties: string, type = `tensor<64x128xf32, ${layout}>`, withDevice = true): string {
  return `
    #device = ${device}
    func.func @f() {
      %0 = "ttnn.get_device"() : () -> !tt.device<#device>
      %1 = "ttnn.empty"(${withDevice ? '%0' : ''}) <{${properties}}> : (${withDevice ? '!tt.device<#device>' : ''}) -> ${type}
      return
    }`;
}

const cases: [what: string, properties: string, message: string][] = [
  [
    'another shape',
    complete.replace('64x128>', '64x64>'),
    'expected shape 64x128 of the result, but got shape = 64x64',
  ],
  [
    'another layout',
    complete.replace('row_major', 'tile'),
    "expected layout row_major of the result's encoding, but got tile",
  ],
  ['another format', complete.replace('<f32>', '<bf16>'), "expected dtype f32 of the result's encoding, but got bf16"],
  [
    'another memory',
    complete.replace('<dram>', '<l1>'),
    "expected memory_config with buffer type dram of the result's encoding, but got l1",
  ],
  [
    'another memory layout',
    complete.replace('<interleaved>', '<single_bank>'),
    "expected memory_config with memory layout interleaved of the result's encoding, but got single_bank",
  ],
  ['no format', complete.replace('dtype = #tt.supportedDataTypes<f32>, ', ''), 'expected dtype to be given'],
  ['no layout', complete.replace('layout = #ttnn.layout<row_major>, ', ''), 'expected layout to be given'],
  [
    'a device alone',
    complete.replace(`${onDevice}, `, ''),
    'expected device and memory_config to be given together, but got only device',
  ],
];

test('an empty tensor on a device is complete', () => {
  assert.ok(parseModule(empty(complete), context));
});

for (const [what, properties, message] of cases) {
  test(`${what} is refused`, () => {
    assert.equal(errorsOf(empty(properties)), [`'ttnn.empty' op ${message}`]);
  });
}

test('a configuration alone is refused, and a tensor without layout', () => {
  assert.equal(errorsOf(empty(complete, undefined, false)), [
    "'ttnn.empty' op expected device and memory_config to be given together, but got only memory_config",
  ]);
  assert.equal(errorsOf(empty(complete, 'tensor<64x128xf32>')), [
    "'ttnn.empty' op expected the result type to have a layout attribute",
  ]);
});

test.run();
