import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type MaskOp, YieldOp } from '../generated/vector-ops.gen.ts';
import { MaskableOpInterface } from '../interfaces.ts';
import { maskFormat } from '../mask-format.ts';
import { ensureYield, isEmptyMask, maskedOpOf } from '../masked-op.ts';
import { CanonializeEmptyMaskOp } from '../patterns/mask-patterns.ts';

/** Source: MaskOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts verbatim. */
export const maskOp = {
  canonicalizationPatterns: () => [new CanonializeEmptyMaskOp()],

  /** Without an operation the mask has no effect; where it is on everywhere, the operation needs none. */
  fold(op: MaskOp): FoldResult {
    if (isEmptyMask(op)) {
      const { operands } = op.maskRegion.firstBlock!.lastOp!;
      return op.passthru || operands.length === 0 ? undefined : operands;
    }
    if (maskFormat(op.mask) !== 'all-true') return undefined;
    const masked = maskedOpOf(op)!;
    masked.moveBefore(op);
    return op.numResults > 0 ? masked.results : 'updated';
  },

  /**
   * ```
   * mask ::= value-use (`,` value-use)? `{` operation? `}` attribute-dict? `:` type (`->` result-types)?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const mask = parser.parseOperand();
    const passthru = parser.parseOptionalPunctuation(',') ? parser.parseOperand() : undefined;
    const region = parser.parseRegion([]);
    ensureYield(state.context, region, state.location);
    state.regions.push(region);
    parser.parseOptionalAttrDict(state.attributes);
    const maskType = parser.parseColonType();
    state.resultTypes.push(...parser.parseOptionalArrowTypeList());
    state.operands.push(parser.resolveOperand(mask, maskType));
    if (!passthru) return;
    const [type] = state.resultTypes;
    if (!type) return parser.error(parser.nameOffset, 'expects a result if passthru operand is provided');
    state.operands.push(parser.resolveOperand(passthru, type));
  },

  print(op: MaskOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printOperands(op.operands);
    printer.print(' { ');
    printer.printCustomOrGenericOp(op.maskRegion.firstBlock!.firstOp!);
    printer.print(' }');
    printer.printOptionalAttrDict(op.attributes);
    printer.print(' : ');
    printer.printType(op.mask.type);
    if (op.numResults === 0) return;
    printer.print(' -> ');
    printer.printTypes(op.resultTypes);
  },

  /** Differs: the operation is verified before what it demands of its mask is looked at, which mlir-opt breaks off at. */
  verifyRegions(op: MaskOp): LogicalResult {
    const block = op.maskRegion.firstBlock!;
    const { firstOp, lastOp } = block;
    if (firstOp !== lastOp && firstOp?.next !== lastOp) return op.emitOpError('expects only one operation to mask');
    if (!(lastOp instanceof YieldOp)) return op.emitOpError('expects a terminator within the mask region');
    if (lastOp.numOperands !== op.numResults) {
      return op.emitOpError('expects number of results to match mask region yielded values');
    }
    return verifyMaskedOp(op) && verifyPassthru(op);
  },
};

function verifyMaskedOp(op: MaskOp): LogicalResult {
  const masked = maskedOpOf(op);
  if (!masked) return true;
  const maskable = MaskableOpInterface.of(masked);
  if (!maskable) return op.emitOpError('expects a MaskableOpInterface within the mask region');
  if (masked.numResults !== op.numResults) {
    return op.emitOpError('expects number of results to match maskable operation number of results');
  }
  const { operands } = op.maskRegion.firstBlock!.lastOp!;
  if (masked.results.some((result, i) => result !== operands[i])) {
    return op.emitOpError(
      'expects all the results from the MaskableOpInterface to match all the values returned by the terminator',
    );
  }
  if (masked.resultTypes.some((type, i) => type !== op.resultTypes[i])) {
    return op.emitOpError('expects result type to match maskable operation result type');
  }
  if (masked.resultTypes.filter((type) => type instanceof VectorType).length > 1) {
    return op.emitOpError('multiple vector results not supported');
  }
  const { expectedMaskType } = maskable;
  if (op.mask.type === expectedMaskType) return true;
  const expected = expectedMaskType ? `'${op.context.printType(expectedMaskType)}'` : '<<NULL TYPE>>';
  return op.emitOpError(`expects a ${expected} mask for the maskable operation`);
}

function verifyPassthru(op: MaskOp): LogicalResult {
  const masked = maskedOpOf(op);
  if (!masked || !op.passthru) return true;
  if (!MaskableOpInterface.of(masked)!.supportsPassthru) {
    return op.emitOpError(`doesn't expect a passthru argument for this maskable operation`);
  }
  if (masked.numResults !== 1) return op.emitOpError('expects result when passthru argument is provided');
  return op.passthru.type === masked.resultTypes[0] || op.emitOpError('expects passthru type to match result type');
}
