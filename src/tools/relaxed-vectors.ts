import type v8 from 'node:v8';
import { builtinModule } from './builtin-module.ts';

/**
 * Lets Node 20 compile WebAssembly that multiplies and adds at once, as later versions do without being asked; the device model is then a tenth faster,
 * with the same results. To be called before the device model is loaded. A run that keeps the compiled code of the tool goes without: such code is
 * only accepted under the flags that it was kept under.
 */
export function enableRelaxedVectors(): void {
  if (parseInt(process.versions.node) >= 22 || process.env['TTMLIR_KEEP_CODE'] !== undefined) return;
  (builtinModule('node:v8') as typeof v8).setFlagsFromString('--experimental-wasm-relaxed-simd');
}
