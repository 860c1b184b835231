import { encoderShapes, type EncoderSizes } from './encoder-block.ts';
import { OnnxGraph } from './onnx-model.ts';

/** Returns an encoder block as an ONNX model in f32, its parameters as constants; `parameters` are those of `encoderShapes` behind x. */
export function encoderOnnx(sizes: EncoderSizes, parameters: readonly Float32Array[]): Uint8Array {
  const { sequence, hidden, heads } = sizes;
  const graph = new OnnxGraph();
  const shapes = encoderShapes(sizes).slice(1);
  let next = 0;
  const parameter = (): string => {
    const i = next++;
    // ONNX has vectors where the program has rows.
    const shape = shapes[i]!.filter((size) => size > 1);
    return graph.constant({ name: `p${i}`, shape, values: parameters[i]! });
  };
  const linear = (input: string): string => {
    const product = graph.node('MatMul', [input, parameter()]);
    return graph.node('Add', [product, parameter()]);
  };
  const headShape = graph.integers([sequence, heads, hidden / heads]);
  const split = (input: string, perm: readonly number[]): string =>
    graph.node('Transpose', [graph.node('Reshape', [input, headShape])], { perm });
  const norm = (input: string): string => graph.node('LayerNormalization', [input, parameter(), parameter()]);
  const scale = parameter();
  const queries = split(linear('x'), [1, 0, 2]);
  const keys = split(linear('x'), [1, 2, 0]);
  const values = split(linear('x'), [1, 0, 2]);
  const weights = graph.node('Softmax', [graph.node('Mul', [graph.node('MatMul', [queries, keys]), scale])]);
  const mixed = graph.node('Transpose', [graph.node('MatMul', [weights, values])], { perm: [1, 0, 2] });
  const joined = graph.node('Reshape', [mixed, graph.integers([sequence, hidden])]);
  const first = norm(graph.node('Add', ['x', linear(joined)]));
  const layer = graph.node('Gelu', [linear(first)]);
  const result = norm(graph.node('Add', [first, linear(layer)]));
  return graph.model([{ name: 'x', shape: [sequence, hidden] }], result);
}
