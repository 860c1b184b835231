import { type Attribute } from '../attribute.ts';
import { type Context } from '../context.ts';
import { type Type } from '../type.ts';
import { type Value } from '../value.ts';
import { OpInterface } from './op-interface.ts';

/** What result types can be inferred from, before the operation exists. */
export interface InferenceInput {
  readonly context: Context;
  readonly operands: readonly Value[];
  readonly properties: ReadonlyMap<string, Attribute>;
}

/** Operations whose result types follow from operands and attributes; the hook is the inference. */
export interface InferTypeMethods {
  inferReturnTypes(input: InferenceInput): readonly Type[] | undefined;
}

export const InferTypeOpInterface = new OpInterface<InferTypeMethods>('InferTypeOpInterface');
/** Operations that suggest names for their results and block arguments; see the hooks of OpHooks. */
export const OpAsmOpInterface = new OpInterface<object>('OpAsmOpInterface');
