import { type Attribute } from '../../../ir/attribute.ts';
import { type Type } from '../../../ir/type.ts';
import { ExternAttr } from '../generated/ml_program-attributes.gen.ts';

export const dialect = {
  alias(what: Attribute | Type): string | undefined {
    return what instanceof ExternAttr ? 'extern' : undefined;
  },
};
