import { AffineMap } from '../affine/affine-map.ts';
import { Attribute } from '../ir/attribute.ts';
import { Type } from '../ir/type.ts';
import { symbolizeEnum, type EnumSpec } from './enums.ts';
import { cppType, type ParamType } from './parameters.ts';

/** Returns what a parameter must be, undefined if the value is that; parsers give no others, but programs may. */
export function wantedInstead(type: ParamType, value: unknown): string | undefined {
  switch (type.kind) {
    case 'int':
      return isIntegerOf(type, value) ? undefined : `an integer of ${type.bits} ${type.signed ? '' : 'unsigned '}bits`;
    case 'bool':
      return typeof value === 'boolean' ? undefined : 'true or false';
    case 'float':
      return typeof value === 'number' ? undefined : 'a number';
    case 'string':
      return typeof value === 'string' ? undefined : 'a string';
    case 'affine-map':
      return value instanceof AffineMap ? undefined : 'an AffineMap';
    case 'attribute':
      return value instanceof (type.of ?? Attribute) ? undefined : `a ${cppType(type)}`;
    case 'type':
      return value instanceof (type.of ?? Type) ? undefined : `a ${cppType(type)}`;
    case 'self-type':
      // The parser gives it once it has read what stands behind the attribute.
      return value === undefined || value instanceof Type ? undefined : 'a type';
    case 'enum':
      return isValueOf(type.spec, value) ? undefined : `of ${type.spec.cases.map(({ str }) => str).join(', ')}`;
    case 'array':
      return Array.isArray(value) ? firstWanted(type.of, value) : 'a list';
    case 'optional':
      return value === undefined ? undefined : wantedInstead(type.of, value);
    case 'default':
      return wantedInstead(type.of, value);
  }
}

function firstWanted(type: ParamType, values: readonly unknown[]): string | undefined {
  for (const value of values) {
    const wanted = wantedInstead(type, value);
    if (wanted !== undefined) return `a list, each ${wanted}`;
  }
  return undefined;
}

function isIntegerOf({ bits, signed }: ParamType & { kind: 'int' }, value: unknown): boolean {
  if (typeof value !== 'bigint' && !Number.isInteger(value)) return false;
  const [least, end] = signed ? [-(2 ** (bits - 1)), 2 ** (bits - 1)] : [0, 2 ** bits];
  const integer = value as number | bigint;
  // The greatest of 64 bits is rounded to the end where it is a number.
  return integer >= least && (integer < end || (bits === 64 && integer === end));
}

function isValueOf(spec: EnumSpec, value: unknown): boolean {
  if (!spec.bits) return typeof value === 'string' && symbolizeEnum(spec, value) !== undefined;
  const all = spec.cases.reduce((bits, enumCase) => bits | enumCase.value, 0);
  return Number.isInteger(value) && ((value as number) & ~all) === 0;
}
