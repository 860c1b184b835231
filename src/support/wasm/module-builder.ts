import { type FunctionBuilder } from './function-builder.ts';
import { nameBytes, sized, unsignedLeb, vector } from './encoding.ts';

/** Bytes of a page of memory. */
export const wasmPageBytes = 65536;

/**
 * Returns a WebAssembly module with a memory of its own, exported as `memory`, and the functions, exported by their names. Source: WebAssembly
 * specification, section 5.5.
 */
export function buildModule(
  memoryPages: number,
  functions: Readonly<Record<string, FunctionBuilder>>,
): Uint8Array<ArrayBuffer> {
  const builders = Object.values(functions);
  const signature = ({ parameters }: FunctionBuilder): readonly number[] => [0x60, ...vector(parameters.map(() => [0x7f])), 0]; // prettier-ignore
  const exported = Object.keys(functions).map((name, i) => [...nameBytes(name), 0, ...unsignedLeb(i)]);
  const section = (id: number, content: readonly number[]): readonly number[] => [id, ...sized(content)];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, vector(builders.map(signature))),
    ...section(3, vector(builders.map((_, i) => unsignedLeb(i)))),
    ...section(5, vector([[0, ...unsignedLeb(memoryPages)]])),
    ...section(7, vector([[...nameBytes('memory'), 2, 0], ...exported])),
    ...section(10, vector(builders.map((builder) => builder.finish()))),
  ]);
}
