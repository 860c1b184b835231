import { DeviceFault } from '../device/faults.ts';
import { RuntimeError } from './runtime-error.ts';

/** Returns what `act` does. Throws RuntimeError that begins with `what` for what the runtime does not support and for what goes wrong on the device. */
export function explained<Result>(what: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof DeviceFault || error instanceof RuntimeError)) throw error;
    throw new RuntimeError(`${what}: ${error.message}`, { cause: error });
  }
}
