import { type Attribute } from '../../../ir/attribute.ts';
import { isElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type DialectInliner } from '../../../ir/interfaces/dialect-inliner.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { ConstantOp } from '../generated/ttir-ops.gen.ts';

/** Calls are inlined wherever they stand, but in the body of a `ttir.generic`. tt-mlir's dialect has no inliner. */
const inliner: DialectInliner = { isLegalToInline: () => true, isLegalToInlineRegion: () => false };

export const ttirDialect = {
  inliner,

  /** Makes a `ttir.constant` of constant elements; the type may have a layout that the attribute's lacks. */
  materializeConstant(builder: OpBuilder, value: Attribute, type: Type, location: Location): Operation | undefined {
    return isElementsAttr(value) ? ConstantOp.build(builder, location, { value, resultType: type }) : undefined;
  },
};
