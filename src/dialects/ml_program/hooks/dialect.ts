import { type Attribute } from '../../../ir/attribute.ts';
import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';
import { type Type } from '../../../ir/type.ts';
import { ExternAttr } from '../generated/ml_program-attributes.gen.ts';

export const dialect = {
  // Its operations may stand anywhere, but nothing is put into its functions. Source: MLProgramInlinerInterface.
  inliner: { ...inlinesAnywhere, isLegalToInlineRegion: () => false },
  alias(what: Attribute | Type): string | undefined {
    return what instanceof ExternAttr ? 'extern' : undefined;
  },
};
