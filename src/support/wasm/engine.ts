/** What is used of WebAssembly; the types of Node 20 do not have it. */
interface Engine {
  readonly validate: (bytes: Uint8Array) => boolean;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: Readonly<Record<string, unknown>> };
}

/** Returns what a module exports; undefined where there is no WebAssembly, none with what the module uses, or no room for its memory. */
export function instantiate(bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  const { WebAssembly: engine } = globalThis as { WebAssembly?: Engine };
  if (engine?.validate(bytes) !== true) return undefined;
  const module = new engine.Module(bytes);
  try {
    return new engine.Instance(module).exports;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
