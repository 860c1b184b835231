import { type Attribute } from '../../ir/attribute.ts';
import { AffineMapAttr, IntegerSetAttr } from '../../ir/attributes/container-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';

export const builtinDialect = {
  /** Returns the alias base name of an affine map or integer set. Source: BuiltinOpAsmDialectInterface. */
  alias(what: Attribute | Type): string | undefined {
    if (what instanceof AffineMapAttr) return 'map';
    return what instanceof IntegerSetAttr ? 'set' : undefined;
  },
  inliner: { isLegalToInline: ({ name }: Operation): boolean => name === 'builtin.unrealized_conversion_cast' },
};
