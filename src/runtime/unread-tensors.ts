import { DeviceFault } from '../device/faults.ts';
import { counted } from '../support/counted.ts';
import { type TensorRef } from '../target/schema/generated/common.gen.ts';
import { type TensorPool } from './ops/tensor-pool.ts';

/** Returns an error of an operation; where memory was too small, with what could have been freed before. `needed` is what is read or written from there on. */
export function withUnreadTensors(error: unknown, needed: readonly TensorRef[], pool: TensorPool): unknown {
  if (!(error instanceof DeviceFault && error.kind === 'out-of-memory')) return error;
  // Several numbers may stand for one tensor.
  const kept = new Set(needed.map(({ globalId }) => pool.get(globalId)?.tensor));
  const count = [...pool.onDevice()].filter((tensor) => !kept.has(tensor)).length;
  if (count === 0) return error;
  const unread = `${counted(count, 'tensor')} on the device ${count === 1 ? 'is' : 'are'} not used any more`;
  const remedy = `--ttir-to-ttnn-backend-pipeline frees ${count === 1 ? 'it' : 'them'} with enable-deallocation=true`;
  const hint = `${unread}, and ${remedy}`;
  return new DeviceFault(error.kind, `${error.detail}; ${hint}`, error.site);
}
