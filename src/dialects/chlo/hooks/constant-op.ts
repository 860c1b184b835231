import { parseElementsConstant, printElementsConstant } from '../../../builtin/elements-constant.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { isElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { attributeType } from '../../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';
import { type Location } from '../../../ir/location.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { ConstantOp } from '../generated/chlo-ops.gen.ts';

export const dialect = {
  inliner: inlinesAnywhere,

  materializeConstant(builder: OpBuilder, value: Attribute, type: Type, location: Location): Operation | undefined {
    if (!isElementsAttr(value) || attributeType(value) !== type) return undefined;
    return ConstantOp.build(builder, location, { value, outputType: type });
  },
};

/** Source: ConstantOp of stablehlo/dialect/ChloOps.cpp. */
export const constantOp = {
  fold: (op: ConstantOp): FoldResult => (attributeType(op.value) === op.result().type ? [op.value] : undefined),

  parse: parseElementsConstant,
  parsesTextOnly: true,
  print: printElementsConstant,
};
