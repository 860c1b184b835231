import { DeviceFault } from '../faults.ts';

/** Returns the fault that `action` throws. Throws when it throws none. */
export function faultOf(action: () => unknown): DeviceFault {
  try {
    action();
  } catch (error) {
    if (error instanceof DeviceFault) return error;
    throw error;
  }
  throw new Error('expected a device fault');
}
