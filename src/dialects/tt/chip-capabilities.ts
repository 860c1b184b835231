import { type IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { ChipCapability } from './generated/tt-enums.gen.ts';

/** Each capability by its name in binaries. */
export const capabilityBits = { PCIE: ChipCapability.PCIE, HostMMIO: ChipCapability.HostMMIO } as const;

const knownBits = capabilityBits.PCIE | capabilityBits.HostMMIO;

/** Returns what keeps integers from being the capabilities of chips, or undefined. Source: ttmlir-facts, section 1.1.1. */
export function capabilitiesProblem(capabilities: readonly IntegerAttr[]): string | undefined {
  const i32 = (type: IntegerAttr['type']): boolean => type === IntegerType.get(type.context, 32);
  if (!capabilities.every(({ type }) => i32(type))) return 'expected chip capabilities of type i32';
  const bits = capabilities.map((attribute) => attribute.number);
  return bits.every((each) => (each & ~knownBits) === 0)
    ? undefined
    : `unsupported chip capabilities ${bits.join(', ')}`;
}
