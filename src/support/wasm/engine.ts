/** Memory of WebAssembly. */
export interface EngineMemory {
  readonly buffer: ArrayBufferLike;
}

/** What is used of WebAssembly; the types of Node 20 do not have it. */
export interface Engine {
  readonly validate: (bytes: Uint8Array) => boolean;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (limits: { initial: number; maximum: number; shared: boolean }) => EngineMemory;
  readonly Instance: new (
    module: object,
    imports?: { readonly env: { readonly memory: EngineMemory } },
  ) => { readonly exports: Readonly<Record<string, unknown>> };
}

/** A module that runs, and what another thread runs it with. */
export interface SharedInstance {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly module: object;
  readonly memory: EngineMemory;
}

/** Returns what a module exports; undefined where there is no WebAssembly, none with what the module uses, or no room for its memory. */
export function instantiate(bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  return orUndefined(bytes, (engine) => new engine.Instance(new engine.Module(bytes)).exports);
}

/** As `instantiate`, for a module whose memory of `memoryPages` pages threads share. */
export function instantiateShared(bytes: Uint8Array, memoryPages: number): SharedInstance | undefined {
  return orUndefined(bytes, (engine) => {
    const module = new engine.Module(bytes);
    const memory = new engine.Memory({ initial: memoryPages, maximum: memoryPages, shared: true });
    return { exports: new engine.Instance(module, { env: { memory } }).exports, module, memory };
  });
}

function orUndefined<Result>(bytes: Uint8Array, make: (engine: Engine) => Result): Result | undefined {
  const { WebAssembly: engine } = globalThis as { WebAssembly?: Engine };
  if (engine?.validate(bytes) !== true) return undefined;
  try {
    return make(engine);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
