import { type Attribute } from '../../../../ir/attribute.ts';
import { DictionaryAttr } from '../../../../ir/attributes/container-attributes.ts';
import { IntegerAttr } from '../../../../ir/attributes/scalar-attributes.ts';
import { type Type } from '../../../../ir/type.ts';
import { typesOfParts } from './complex-parts.ts';

/** How JAX says, at an argument, which result may be written into its buffer. */
const aliasingOutput = 'tf.aliasing_output';

/** Returns the attributes of a part of an argument: the number of the result that shares its buffer counts parts, too. */
export function attributesOfPart(attributes: Attribute, results: readonly Type[], part: number): Attribute {
  const alias = attributes instanceof DictionaryAttr ? attributes.value.get(aliasingOutput) : undefined;
  if (!(alias instanceof IntegerAttr)) return attributes;
  const parts = results.map((type) => typesOfParts(type).length);
  const place = parts.slice(0, alias.number).reduce((sum, count) => sum + count, 0);
  const value = IntegerAttr.get(alias.type, place + Math.min(part, (parts[alias.number] ?? 1) - 1));
  return DictionaryAttr.get(attributes.context, new Map([...(attributes as DictionaryAttr).value, [aliasingOutput, value]])); // prettier-ignore
}
