import { type AttrOrTypeModel, type ParameterModel, type ParameterType } from './model.ts';

/** Tells whether a parameter can be left out. */
export function mayBeAbsent({ type }: ParameterModel): boolean {
  return isDefaulted(type);
}

/** Tells whether a parameter of this type can be left out. */
export function isDefaulted(type: ParameterType): type is ParameterType & { kind: 'optional' | 'default' } {
  return type.kind === 'optional' || type.kind === 'default';
}

/** Tells whether a parameter of this type is the type of the attribute itself, which stands behind it. */
export function isSelfType(type: ParameterType): boolean {
  return type.kind === 'builtin' && type.name === 'SelfType';
}

/** Returns the parameters that a format writes, which `params` stands for. */
export function writtenParameters(record: AttrOrTypeModel): readonly ParameterModel[] {
  return record.parameters.filter(({ type }) => !isSelfType(type));
}

/** Tells whether the parser can tell by the first token whether a parameter of this type is there. */
export function isToldByStart(type: ParameterType): boolean {
  switch (type.kind) {
    case 'builtin':
      return /^(u?int|exactInt)|^(unsigned|bool|string|Type|Attribute)$/.test(type.name);
    case 'enum':
      return true;
    case 'record':
      return false;
    case 'array':
    case 'optional':
    case 'default':
      return isToldByStart(type.of);
  }
}
