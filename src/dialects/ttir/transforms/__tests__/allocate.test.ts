import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Operation } from '../../../../ir/operation.ts';
import { walkOps } from '../../../../ir/walk.ts';
import { PassManager } from '../../../../pass/pass-manager.ts';
import { createContext, parseModule } from '../../../__tests__/parse-module.ts';
import { FuncOp } from '../../../func/generated/func-ops.gen.ts';
import { liveBytes, type BufferRequest } from '../../analysis/address-plan.ts';
import { AllocOp, DeallocOp } from '../../generated/ttir-ops.gen.ts';
import { TTIRAllocatePass } from '../allocate.ts';
import { TTIRImplicitDevicePass } from '../implicit-device.ts';
import { TTIRLayoutPass } from '../layout.ts';
import { TTIRLoadSystemDescPass } from '../load-system-desc.ts';

const fixtures = new URL('../../../../../fixtures/', import.meta.url);
const programs = ['ttir', 'digits'].flatMap((folder) =>
  readdirSync(new URL(folder, fixtures))
    .filter((file) => file.endsWith('.mlir'))
    .map((file) => `${folder}/${file}`),
);

/** An allocation, and the positions in the function between which its memory is its own. */
interface Placed extends BufferRequest {
  readonly address: number;
}

function allocationsIn(funcOp: FuncOp): Placed[] {
  const ops: Operation[] = [...funcOp.body.firstBlock!.operations()];
  const ends = new Map(
    ops.flatMap((op, i) => (op instanceof DeallocOp ? [[op.operand(0).definingOp, i] as const] : [])),
  );
  return ops.flatMap((op, from) => {
    if (!(op instanceof AllocOp)) return [];
    return [{ address: op.address, sizeBytes: op.size, from, to: ends.get(op) ?? ops.length }];
  });
}

function allocate(file: string, reuse: boolean): Placed[][] {
  const context = createContext();
  const module = parseModule(readFileSync(new URL(file, fixtures), 'utf8'), context);
  const manager = new PassManager(context);
  manager.addPass(new TTIRLoadSystemDescPass());
  manager.addPass(new TTIRImplicitDevicePass());
  manager.addPass(new TTIRLayoutPass({ initMemorySpace: 'dram', defaultMemorySpace: 'dram' }));
  manager.addPass(new TTIRAllocatePass({ reuse }));
  const { result, diagnostics } = context.diagnostics.collect(() => manager.run(module));
  assert.ok(result, diagnostics.map(({ message }) => message).join('\n'));
  const functions: Placed[][] = [];
  walkOps(module, FuncOp, (funcOp) => void functions.push(allocationsIn(funcOp)));
  return functions;
}

function peakBytes(allocations: readonly Placed[]): number {
  const base = Math.min(...allocations.map(({ address }) => address));
  return Math.max(...allocations.map(({ address, sizeBytes }) => address + sizeBytes)) - base;
}

for (const file of programs) {
  test(`${file} reuses memory within 10 % of what is live at once`, () => {
    const bumped = allocate(file, false);
    for (const [i, allocations] of allocate(file, true).entries()) {
      if (allocations.length === 0) continue;
      for (const [j, a] of allocations.entries()) {
        for (const b of allocations.slice(0, j)) {
          const together = a.from <= b.to && b.from <= a.to;
          const apart = a.address + a.sizeBytes <= b.address || b.address + b.sizeBytes <= a.address;
          assert.ok(apart || !together, 'two tensors share memory at the same time');
        }
      }
      const peak = peakBytes(allocations);
      assert.ok(peak <= 1.1 * liveBytes(allocations, 32), `${peak} bytes`);
      assert.ok(peak <= peakBytes(bumped[i]!));
    }
  });
}

test('the larger programs need much less memory with reuse', () => {
  for (const file of ['ttir/attention.mlir', 'ttir/layer-norm.mlir']) {
    const [[bumped], [reused]] = [allocate(file, false), allocate(file, true)];
    assert.ok(peakBytes(reused!) < 0.6 * peakBytes(bumped!), file);
  }
});

test.run();
