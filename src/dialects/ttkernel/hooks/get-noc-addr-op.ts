import { type InferenceInput, type InferTypeMethods } from '../../../ir/interfaces/inference.ts';
import { NocAddrType } from '../generated/ttkernel-types.gen.ts';

export const getNocAddrOp = {
  interfaces: {
    InferTypeOpInterface: (): InferTypeMethods => ({
      inferReturnTypes: ({ context }: InferenceInput) => [NocAddrType.get(context)],
    }),
  },
};
