import { type HostTensor } from '../../../src/runtime/tensors/host-tensor.ts';

/** Runs ONNX models. */
export interface OnnxRuntime {
  /** Returns what runs the model on an input `x` of f32, on one thread, and tells how long that took. */
  readonly load: (
    model: Uint8Array,
    x: HostTensor,
  ) => Promise<() => Promise<{ readonly seconds: number; readonly output: Float32Array }>>;
}

/** What is used of onnxruntime-node. */
interface Library {
  readonly InferenceSession: {
    readonly create: (model: Uint8Array, options: object) => Promise<Session>;
  };
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => object;
}

interface Session {
  readonly outputNames: readonly string[];
  readonly run: (
    feeds: Readonly<Record<string, object>>,
  ) => Promise<Readonly<Record<string, { readonly data: Float32Array }>>>;
}

/** Returns onnxruntime-node from `path`, a module that can be imported; undefined when it is not installed. */
export async function findOnnxRuntime(path: string): Promise<OnnxRuntime | undefined> {
  let library: Library;
  try {
    const module = (await import(path)) as { readonly default?: Library } & Library;
    library = module.default ?? module;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
  return {
    load: async (model, { shape, values }) => {
      const threads = { intraOpNumThreads: 1, interOpNumThreads: 1 };
      const session = await library.InferenceSession.create(model, threads);
      const x = new library.Tensor('float32', Float32Array.from(values), shape);
      return async () => {
        const start = performance.now();
        const outputs = await session.run({ x });
        const seconds = (performance.now() - start) / 1000;
        return { seconds, output: outputs[session.outputNames[0]!]!.data };
      };
    },
  };
}
