import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type TypeConverter } from '../../rewrite/type-converter.ts';
import { AllocOp } from '../../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { refusalPatterns } from '../front-end/refusal.ts';
import { attributePatterns, DeallocCall } from './attribute-patterns.ts';
import { EmptyCall, GetDeviceCall, MultiplyCall, OperandsCall, ToDeviceCall, ToLayoutCall } from './call-patterns.ts';
import { ConstantCall } from './constant-call.ts';

/**
 * Returns the patterns that turn TTNN into calls of its library; without `keepAttributes`, the calls of operations with attributes are
 * upstream's, which have operands only. Source: ttmlir-facts, section 3.6.
 */
export function ttnnToEmitCPatterns(types: TypeConverter, keepAttributes: boolean): readonly OpConversionPattern[] {
  const patterns = [
    new GetDeviceCall(types),
    new ToLayoutCall(types),
    new ToDeviceCall(types),
    new MultiplyCall(types),
    new EmptyCall(types),
    new ConstantCall(types),
    new DeallocCall(types),
    ...refusalPatterns([['the library makes no tensors at addresses', AllocOp]]),
    ...(keepAttributes ? attributePatterns(types) : []),
  ];
  const roots = patterns.map(({ root }) => root);
  return [...patterns, new OperandsCall(types, roots, keepAttributes)];
}
