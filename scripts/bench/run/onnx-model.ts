import { encodeMessage, type Field } from './protobuf.ts';

/** A tensor of f32 that a model holds. */
export interface OnnxConstant {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

/** Collects an ONNX graph. Source: onnx.proto, version 10 of the representation, version 20 of the operators. */
export class OnnxGraph {
  private readonly nodes: Field[] = [];
  private readonly constants: Field[] = [];
  private next = 0;

  /** Adds a constant and returns its name. */
  constant({ name, shape, values }: OnnxConstant): string {
    this.constants.push([
      5,
      tensor(name, shape, 1, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
    ]);
    return name;
  }

  /** Adds a constant of whole numbers and returns its name. */
  integers(values: readonly number[]): string {
    const name = `i${this.next++}`;
    const bytes = new Uint8Array(BigInt64Array.from(values, BigInt).buffer);
    this.constants.push([5, tensor(name, [values.length], 7, bytes)]);
    return name;
  }

  /** Adds an operator and returns the name of its result. Attributes are lists of whole numbers, or one. */
  node(
    operator: string,
    inputs: readonly string[],
    attributes: Readonly<Record<string, number | readonly number[]>> = {},
  ): string {
    const output = `n${this.next++}`;
    const fields: Field[] = [
      ...inputs.map((input): Field => [1, input]),
      [2, output],
      [4, operator],
      ...Object.entries(attributes).map(([name, value]): Field => [5, attribute(name, value)]),
    ];
    this.nodes.push([1, fields]);
    return output;
  }

  /** Returns the model, whose inputs and output are f32. */
  model(inputs: readonly { readonly name: string; readonly shape: readonly number[] }[], output: string): Uint8Array {
    const graph: Field[] = [
      ...this.nodes,
      [2, 'graph'],
      ...this.constants,
      ...inputs.map(({ name, shape }): Field => [11, valueInfo(name, shape)]),
      [12, valueInfo(output, undefined)],
    ];
    return encodeMessage([
      [1, 10],
      [7, graph],
      [8, [[2, 20]]],
    ]);
  }
}

function tensor(name: string, shape: readonly number[], type: number, bytes: Uint8Array): readonly Field[] {
  return [...shape.map((size): Field => [1, size]), [2, type], [8, name], [9, bytes]];
}

function attribute(name: string, value: number | readonly number[]): readonly Field[] {
  const single = typeof value === 'number';
  return [[1, name], ...(single ? [[3, value] as const] : value.map((each): Field => [8, each])), [20, single ? 2 : 7]];
}

function valueInfo(name: string, shape: readonly number[] | undefined): readonly Field[] {
  const dims: Field[] = shape?.map((size) => [1, [[1, size]]]) ?? [];
  return [
    [1, name],
    [2, [[1, [[1, 1], ...(shape ? [[2, dims] as const] : [])]]]],
  ];
}
