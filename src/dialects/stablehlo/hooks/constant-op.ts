import { parseElementsConstant, printElementsConstant } from '../../../builtin/elements-constant.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { isElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { attributeType } from '../../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';
import { emitIncompatibleTypes } from '../../../ir/interfaces/inference.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type Location } from '../../../ir/location.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type ShapedType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { typesCompatible } from '../compatible-types.ts';
import { ConstantOp } from '../generated/stablehlo-ops.gen.ts';
import { storedType } from '../stored-type.ts';

export const dialect = {
  inliner: inlinesAnywhere,

  materializeConstant(builder: OpBuilder, value: Attribute, type: Type, location: Location): Operation | undefined {
    if (!isElementsAttr(value) || attributeType(value) !== type) return undefined;
    return builder.create({
      name: ConstantOp.opName,
      location,
      resultTypes: [type],
      properties: new Map([['value', value]]),
    });
  },
};

/** Source: ConstantOp of stablehlo/dialect/StablehloOps.cpp and AssemblyFormat.cpp. */
export const constantOp = {
  verify(op: ConstantOp): LogicalResult {
    const inferred = attributeType(op.value)!;
    return typesCompatible(inferred, storedType(op.result().type)) || emitIncompatibleTypes(op, [inferred]);
  },

  fold: (op: ConstantOp): FoldResult => (attributeType(op.value) === op.result().type ? [op.value] : undefined),

  /** `c` for integers, `cst` for others. */
  asmResultNames(op: ConstantOp, setName: (value: Value, name: string) => void): void {
    const { elementType } = op.result().type as ShapedType;
    setName(op.result(), elementType instanceof IntegerType ? 'c' : 'cst');
  },

  /**
   * ```
   * constant ::= attribute-dict? elements | `(` `)` (`<` attribute-dict `>` | attribute-dict)? `:` `(` `)` `->` type
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    if (parser.parseOptionalPunctuation('(')) {
      parser.parsePunctuation(')');
      if (parser.parseOptionalPunctuation('<')) {
        parser.parseOptionalAttrDict(state.properties);
        parser.parsePunctuation('>');
      } else parser.parseOptionalAttrDict(state.attributes);
      parser.parsePunctuation(':');
      state.resultTypes.push(...parser.parseFunctionType().results);
      return;
    }
    parseElementsConstant(parser, state);
  },
  parsesTextOnly: true,

  print: printElementsConstant,
};
