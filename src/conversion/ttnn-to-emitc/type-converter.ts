import { OpaqueType, PointerType } from '../../dialects/emitc/generated/emitc-types.gen.ts';
import { DeviceType } from '../../dialects/tt/generated/tt-types.gen.ts';
import { isTensorType } from '../../ir/types/shaped-types.ts';
import { TypeConverter } from '../../rewrite/type-converter.ts';

/** Returns the converter to the library's types: tensors to `ttnn::Tensor`, devices to `ttnn::Device*`, others to themselves. */
export function ttnnToEmitCTypes(): TypeConverter {
  return new TypeConverter()
    .addConversion((type) => type)
    .addConversion((type) => (isTensorType(type) ? OpaqueType.get(type.context, 'ttnn::Tensor') : undefined))
    .addConversion((type) =>
      type instanceof DeviceType
        ? PointerType.get(type.context, OpaqueType.get(type.context, 'ttnn::Device'))
        : undefined,
    );
}
