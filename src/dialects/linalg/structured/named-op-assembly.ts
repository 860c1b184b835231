import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { allAttributes, memoizedMaps, parseCommonParts, printCommonParts, printResultTypes } from './assembly.ts';
import { buildRegion } from './build-region.ts';
import { loopMaps } from './loop-maps.ts';
import { numArguments, scalarExpression } from './scalar-expression.ts';

/**
 * Parses a named operation and makes its region, which is not written.
 * ```
 * named-op ::= common attribute-dict? (`->` types)?
 * ```
 * `body` is the scalar expression, that of the record unless given. Source: parseNamedStructuredOp of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp.
 */
export function parseNamedOp(parser: OpAsmParser, state: ParsedOperationState, body?: string): void {
  const { context } = state;
  const start = parser.currentOffset;
  const { inputs, outputs } = parseCommonParts(parser, state);
  parser.parseOptionalAttrDict(state.attributes);
  state.resultTypes.push(...parser.parseOptionalArrowTypeList());
  const { structured } = context.lookupOp(state.name)!.spec as OpSpec;
  const text = body ?? structured!.body;
  const wanted =
    structured?.maps === undefined ? numArguments(scalarExpression(text)) : loopMaps(structured.maps).numOperands;
  const given = inputs.length + outputs.length;
  if (given !== wanted) {
    parser.error(
      parser.currentOffset,
      `[parseNamedStructuredOpRegion] ods-gen generated region expects ${wanted} args, got ${given}`,
    );
  }
  const fail = (message: string): never => parser.error(start, message);
  state.regions.push(buildRegion(context, [...inputs, ...outputs], text, state.attributes, fail));
}

/** Prints a named operation without the attributes that `elided` names. */
export function printNamedOp(op: Operation, printer: OpAsmPrinter, elided: readonly string[] = []): void {
  printer.printOptionalAttrDict(allAttributes(op), ['operandSegmentSizes', memoizedMaps, ...elided]);
  printCommonParts(
    printer,
    dpsInputs(op).map(({ value }) => value),
    dpsInits(op)!.map(({ value }) => value),
  );
  printResultTypes(printer, op.resultTypes);
}
