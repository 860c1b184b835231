import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DeviceFault, describeSite, formatAddress } from '../faults.ts';

test('a fault without a site names kind and detail', () => {
  assert.is(new DeviceFault('misaligned', 'address 3').message, 'misaligned: address 3');
});

test('addresses are decimal and hexadecimal, but negative ones, which there are none of, decimal', () => {
  assert.equal([1024, 0, -4].map(formatAddress), ['1024 (0x400)', '0 (0x0)', '-4']);
});

test('slots are filled from the inside out and known ones stay', () => {
  const inner = new DeviceFault('out-of-bounds', 'too far', { opText: 'ttkernel.pack_tile' });
  const outer = inner.within({
    chip: 1,
    core: { y: 2, x: 3 },
    thread: 'compute',
    kernel: 'matmul',
    opText: 'other',
    location: 'loc("a.mlir":3:5)',
  });
  assert.is(
    outer.message,
    "out-of-bounds: chip 1, core (2, 3), compute, kernel 'matmul', op 'ttkernel.pack_tile', at loc(\"a.mlir\":3:5): too far",
  );
  assert.is(outer.kind, 'out-of-bounds');
  assert.is(outer.detail, 'too far');
  assert.ok(outer instanceof Error);
});

test('an empty site has no words', () => {
  assert.is(describeSite({}), '');
  assert.is(describeSite({ kernel: 'k' }), "kernel 'k'");
});

test.run();
