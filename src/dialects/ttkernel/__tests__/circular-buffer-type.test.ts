import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FloatType } from '../../../ir/types/scalar-types.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { createContext } from '../../__tests__/parse-module.ts';
import { tileTypeOf } from '../../tt/element-types.ts';
import { makeCBType } from '../circular-buffer-type.ts';
import { EthernetConfigAttr, NocConfigAttr, TensixConfigAttr } from '../generated/ttkernel-attributes.gen.ts';
import { isKernelConfig, threadTypeOf } from '../kernel-config.ts';

const context = createContext();
const bf16 = FloatType.get(context, 'bf16');

test('a page is a tile', () => {
  const type = makeCBType('cb_in0', 1024, MemRefType.get([2, 4], tileTypeOf(bf16)!));
  assert.is(type.pageSize, 2048);
  assert.is(type.numBuffers, 1);
});

test('or a row of scalars', () => {
  assert.is(makeCBType('cb_out0', 1024, MemRefType.get([64, 128], bf16), 2).pageSize, 256);
});

test('a configuration is for one kind of thread', () => {
  const configs = [
    TensixConfigAttr.get(context, 'hifi4', false, false, false),
    NocConfigAttr.get(context, 'noc0'),
    EthernetConfigAttr.get(context, 'sender', 'noc0'),
  ];
  assert.equal(configs.map(threadTypeOf), ['tensix', 'noc', 'ethernet']);
  assert.ok(configs.every(isKernelConfig));
  assert.not(isKernelConfig(bf16));
});

test.run();
