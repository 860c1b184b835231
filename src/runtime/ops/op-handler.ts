import { type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { type OpType } from '../../target/schema/generated/ttnn.gen.ts';
import { type GoldenTensor } from '../golden/golden-tensor.ts';
import { type OpContext } from './op-context.ts';

/** The kinds of operation in a binary. */
export type OpKind = OpType['type'];

/** The table of an operation in a binary. */
export type OpTable<Kind extends OpKind> = Extract<OpType, { readonly type: Kind }>['value'];

/** How one kind of operation runs. One object per kind, in the file of its family; op-handlers.ts lists them. */
export interface OpHandler<Table> {
  /** Returns the op's name for reports and faults, e.g. `ttnn.add`. */
  name(op: Table): string;
  /** Returns the tensors that the operation reads. */
  inputs(op: Table): readonly TensorRef[];
  /** Returns the tensor that it makes, if it does. */
  output(op: Table): TensorRef | undefined;
  /** Throws RuntimeError for operands and results whose shapes do not belong together: the verifiers of the dialect do not look at all of them. */
  checkShapes?(op: Table): void;
  /** Runs the operation. Throws RuntimeError for what is not supported, DeviceFault for what goes wrong on the device. */
  run(op: Table, context: OpContext): void;
  /** Returns the result in double precision, for operations that compute or move values. */
  golden?(op: Table, inputs: readonly GoldenTensor[]): GoldenTensor;
  /** The operation computes nothing, so there is nothing to compare with `golden`. */
  readonly isAllocation?: true;
}
