import { type AffineMap } from '../../../affine/affine-map.ts';
import { ArrayAttr, DictionaryAttr } from '../../../ir/attributes/container-attributes.ts';
import { StringAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isSupportedCombiningKind } from '../combining-kinds.ts';
import { type DimPair, indexingMaps, iteratorTypes, loopMaskType, pairedDims } from '../contraction.ts';
import { IteratorTypeEnum } from '../generated/vector-attributes.gen.ts';
import { type IteratorType } from '../generated/vector-enums.gen.ts';
import { type ContractionOp } from '../generated/vector-ops.gen.ts';
import { type MaskableMethods } from '../interfaces.ts';
import { AddFOp, AddIOp } from '../../arith/generated/arith-ops.gen.ts';
import { completeKind, verifyKind } from '../kind-attribute.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { CanonicalizeContractAdd } from '../patterns/contract-patterns.ts';

/** The attributes in the dictionary in front of the operands. */
const traitAttributes = ['indexing_maps', 'iterator_types', 'kind'];

/** Source: ContractionOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts verbatim. */
export const contractionOp = {
  verify(op: ContractionOp): LogicalResult {
    const [lhs, rhs] = [op.lhs.type as VectorType, op.rhs.type as VectorType];
    const { elementType } = lhs;
    if (elementType instanceof IntegerType && !elementType.isSignless) {
      return op.emitOpError('only supports signless integer types');
    }
    const maps = indexingMaps(op);
    if (maps?.length !== 3) return op.emitOpError('expected an indexing map for each vector operand');
    if (!maps.every((map, i) => verifyMap(op, map, i))) return false;
    const contracting = pairedDims(op, 'reduction');
    if (contracting.length === 0) return op.emitOpError('expected at least one contracting dimension pair');
    const isSameSize = ({ lhs: left, rhs: right }: DimPair): boolean => lhs.shape[left] === rhs.shape[right];
    if (!contracting.every(isSameSize)) return op.emitOpError('invalid contracting dimension map');
    const batch = pairedDims(op, 'parallel');
    if (!batch.every(isSameSize)) return op.emitOpError('invalid batch dimension map');
    if (!verifyResult(op, contracting, maps) || !verifyKind(op)) return false;
    const { type } = op.result();
    const element = type instanceof VectorType ? type.elementType : type;
    return isSupportedCombiningKind(op.kind, element) || op.emitOpError('unsupported contraction type');
  },

  canonicalizationPatterns: (): readonly RewritePattern[] => [
    new CanonicalizeContractAdd(AddIOp),
    new CanonicalizeContractAdd(AddFOp),
  ],

  interfaces: {
    MaskableOpInterface: (op: ContractionOp): MaskableMethods => ({
      expectedMaskType: loopMaskType(op),
      supportsPassthru: false,
    }),
  },

  /** `{traits} lhs, rhs, acc attributes : type, type into type`. */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const dictionaryOffset = parser.currentOffset;
    const traits = parser.parseAttribute();
    if (!(traits instanceof DictionaryAttr)) {
      parser.error(dictionaryOffset, 'invalid kind of attribute specified');
    }
    const operands = [parser.parseOperand()];
    for (let i = 0; i < 2; i++) {
      parser.parsePunctuation(',');
      operands.push(parser.parseOperand());
    }
    while (parser.parseOptionalPunctuation(',')) operands.push(parser.parseOperand());
    parser.parseOptionalAttrDict(state.attributes);
    const types = parser.parseColonTypeList();
    parser.parseKeyword('into');
    const result = parser.parseType();
    if (types.length < 2) parser.error(dictionaryOffset, 'expected a type of each factor');
    const inOrder = [types[0]!, types[1]!, result];
    state.operands.push(...inOrder.map((type, i) => parser.resolveOperand(operands[i]!, type)));
    state.resultTypes.push(result);
    for (const [name, value] of traits.value) state.attributes.set(name, value);
    const given = state.attributes.get('iterator_types');
    if (!(given instanceof ArrayAttr)) {
      parser.error(dictionaryOffset, 'expected "iterator_types" array attribute');
    }
    state.attributes.delete('iterator_types');
    state.properties.set('iterator_types', parseIteratorTypes(parser, given, dictionaryOffset));
    if (!(state.attributes.get('indexing_maps') instanceof ArrayAttr)) state.attributes.delete('indexing_maps');
    completeKind(state);
    if (operands.length === 3) return;
    if (operands.length !== 5) parser.error(parser.nameOffset, 'expected zero or exactly 2 vector mask operands');
    const maskTypes = inOrder.slice(0, 2).map((type) => {
      if (!(type instanceof VectorType)) parser.error(dictionaryOffset, 'expected vectors to mask');
      return VectorType.get(type.shape, IntegerType.get(parser.context, 1), type.scalableDims);
    });
    state.operands.push(...parser.resolveOperands(operands.slice(3), maskTypes));
  },

  print(op: ContractionOp, printer: OpAsmPrinter): void {
    const { context } = op;
    const traits = new Map(
      traitAttributes.flatMap((name) => {
        const value = op.properties.get(name);
        return value ? [[name, value]] : [];
      }),
    );
    const words = iteratorTypes(op).map((word) => StringAttr.get(context, word));
    traits.set('iterator_types', ArrayAttr.get(context, words));
    printer.print(' ');
    printer.printAttribute(DictionaryAttr.get(context, traits));
    printer.print(' ');
    printer.printOperands([op.lhs, op.rhs, op.acc]);
    printer.printOptionalAttrDict(op.attributes, traitAttributes);
    printer.print(' : ');
    printer.printTypes([op.lhs.type, op.rhs.type]);
    printer.print(' into ');
    printer.printType(op.result().type);
  },
};

function parseIteratorTypes(parser: OpAsmParser, words: ArrayAttr, offset: number): ArrayAttr {
  const isWord = (text: string): text is IteratorType => text === 'parallel' || text === 'reduction';
  const attributes = words.value.map((word) => {
    const text = word instanceof StringAttr ? word.value : parser.context.printAttribute(word);
    if (!isWord(text)) parser.error(offset, `unexpected iterator_type (${text})`);
    return IteratorTypeEnum.get(parser.context, text);
  });
  return ArrayAttr.get(parser.context, attributes);
}

function verifyMap(op: ContractionOp, map: AffineMap, index: number): LogicalResult {
  const expect = (what: string): false => op.emitOpError(`expected indexing map ${index} to ${what}`);
  if (map.numSymbols !== 0) return expect('have no symbols');
  const { type } = op.operand(index);
  const rank = type instanceof VectorType ? type.rank : 0;
  const numLoops = iteratorTypes(op).length;
  if (map.numDims !== numLoops) return expect(`have ${numLoops} number of inputs`);
  if (map.numResults !== rank) return expect(`have ${rank} number of outputs`);
  return map.isProjectedPermutation() || expect('be a projected permutation of its inputs');
}

/** Checks that accumulator and result are what the maps make of the sizes of the factors: a scalar where no dimension is left. */
function verifyResult(op: ContractionOp, contracting: readonly DimPair[], maps: readonly AffineMap[]): LogicalResult {
  const [lhs, rhs] = [op.lhs.type as VectorType, op.rhs.type as VectorType];
  const [acc, result] = [op.acc.type, op.result().type];
  const batchOfRhs = new Set(pairedDims(op, 'parallel').map((pair) => pair.rhs));
  const isScalar =
    contracting.length === lhs.rank &&
    rhs.shape.every((_, dim) => batchOfRhs.has(dim) || contracting.some((pair) => pair.rhs === dim));
  const areVectors = acc instanceof VectorType && result instanceof VectorType;
  const areScalars = !(acc instanceof VectorType) && !(result instanceof VectorType);
  if (isScalar ? !areScalars : !areVectors) return op.emitOpError('invalid accumulator/result vector shape');
  if (isScalar || !areVectors) return true;
  const sizes: (number | undefined)[] = [];
  for (const [map, type] of [
    [maps[1]!, rhs],
    [maps[0]!, lhs],
  ] as const) {
    for (const [dim, size] of type.shape.entries()) sizes[map.getDimPosition(dim)] = size;
  }
  for (let loop = 0; loop < maps[0]!.numDims; loop++) {
    if (sizes[loop] === undefined) {
      return op.emitOpError('expected all dimensions to be either a LHS or a RHS dimension');
    }
  }
  const shape = maps[2]!.results.map((_, i) => sizes[maps[2]!.getDimPosition(i)]!);
  const expected = VectorType.get(shape, result.elementType, result.scalableDims);
  return (
    (result === expected && acc === expected) ||
    op.emitOpError(`invalid accumulator/result vector shape, expected: '${op.context.printType(expected)}'`)
  );
}
