import { type NamedAttributes } from '../../../ir/attribute.ts';
import { DictionaryAttr } from '../../../ir/attributes/container-attributes.ts';
import { denseI32Array } from '../../../ir/attributes/elements-attributes.ts';
import {
  type OpAsmParser,
  type ParsedOperationState,
  type UnresolvedOperand,
} from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';

/** The types of the operands of a structured operation. */
export interface OperandTypes {
  readonly inputs: readonly Type[];
  readonly outputs: readonly Type[];
}

/**
 * Parses what structured operations have in common, and resolves the operands.
 * ```
 * common ::= (`<` attribute `>`)? attribute-dict? (`ins` `(` values `:` types `)`)? (`outs` `(` values `:` types `)`)?
 * ```
 * Source: parseCommonStructuredOpParts of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp.
 */
export function parseCommonParts(
  parser: OpAsmParser,
  state: ParsedOperationState,
  addSegmentSizes = true,
): OperandTypes {
  const properties = parseProperties(parser, state);
  const attributesOffset = parser.currentOffset;
  parser.parseOptionalAttrDict(state.attributes);
  const inputs = parseOperands(parser, 'ins');
  const outputs = parseOperands(parser, 'outs');
  for (const { operands, types, offset } of [inputs, outputs]) {
    state.operands.push(...parser.resolveOperands(operands, types, offset));
  }
  if (addSegmentSizes) {
    const sizes = [inputs.operands.length, outputs.operands.length];
    (properties ? state.properties : state.attributes).set('operandSegmentSizes', denseI32Array(state.context, sizes));
  }
  if (!properties) verifyInherentAttributes(parser, state, attributesOffset);
  return { inputs: inputs.types, outputs: outputs.types };
}

function parseProperties(parser: OpAsmParser, state: ParsedOperationState): boolean {
  if (!parser.parseOptionalPunctuation('<')) return false;
  const attribute = parser.parseAttribute();
  parser.parsePunctuation('>');
  if (attribute instanceof DictionaryAttr) {
    state.givenProperties = attribute.value;
    const { inherentAttributes } = state.context.lookupOp(state.name)!;
    for (const [name, value] of attribute.value)
      if (inherentAttributes.includes(name)) state.properties.set(name, value);
  }
  return true;
}

function parseOperands(
  parser: OpAsmParser,
  keyword: string,
): { operands: readonly UnresolvedOperand[]; types: readonly Type[]; offset: number } {
  if (!parser.parseOptionalKeyword(keyword)) return { operands: [], types: [], offset: 0 };
  const opening = parser.currentOffset;
  parser.parsePunctuation('(');
  // A mismatch is reported at the first operand of `ins`, but at the parenthesis of `outs`, as upstream.
  const offset = keyword === 'ins' ? parser.currentOffset : opening;
  const operands = parser.parseOperandList();
  const types = parser.parseColonTypeList();
  parser.parsePunctuation(')');
  return { operands, types, offset };
}

/** Checks the attributes that the operation's definition declares. */
function verifyInherentAttributes(parser: OpAsmParser, state: ParsedOperationState, offset: number): void {
  for (const { name, constraint } of (state.context.lookupOp(state.name)!.spec as OpSpec).attributes) {
    const attribute = state.attributes.get(name);
    if (!attribute || constraint.test(attribute)) continue;
    parser.error(offset, `'${state.name}' op attribute '${name}' failed to satisfy constraint: ${constraint.summary}`);
  }
}

/** Prints ` ins(…) outs(…)`; groups without values are left out. */
export function printCommonParts(printer: OpAsmPrinter, inputs: readonly Value[], outputs: readonly Value[]): void {
  printGroup(printer, 'ins', inputs);
  printGroup(printer, 'outs', outputs);
}

function printGroup(printer: OpAsmPrinter, keyword: string, values: readonly Value[]): void {
  if (values.length === 0) return;
  printer.print(` ${keyword}(`);
  printer.printOperands(values);
  printer.print(' : ');
  printer.printTypes(values.map((value) => value.type));
  printer.print(')');
}

/** Prints ` -> types`, or nothing without results. */
export function printResultTypes(printer: OpAsmPrinter, types: readonly Type[]): void {
  if (types.length > 0) printer.printArrowTypeList(types);
}

/** The attribute that keeps the maps of a named operation; custom assembly leaves it out. */
export const memoizedMaps = 'linalg.memoized_indexing_maps';

/** Returns the attributes of the operation, properties among them. */
export function allAttributes({ properties, attributes }: Operation): NamedAttributes {
  return attributes.size === 0 ? properties : new Map([...properties, ...attributes]);
}
