import { genericPatterns } from '../patterns/identity-patterns.ts';
import { foldsCasts } from '../../memref/fold-cast.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { ArrayAttr, DictionaryAttr } from '../../../ir/attributes/container-attributes.ts';
import { StringAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Value } from '../../../ir/value.ts';
import { IteratorTypeEnum } from '../generated/linalg-attributes.gen.ts';
import { IteratorType } from '../generated/linalg-enums.gen.ts';
import { type GenericOp } from '../generated/linalg-ops.gen.ts';
import { allAttributes, parseCommonParts, printCommonParts, printResultTypes } from '../structured/assembly.ts';
import { mapsIn } from '../structured/named-op-maps.ts';
import { structuredEffects } from '../structured/memory-effects.ts';
import { type StructuredMethods } from '../structured/structured-methods.ts';

/** The attributes that stand before the operands. */
const traitAttributes = ['doc', 'indexing_maps', 'library_call', 'iterator_types'];

/** Source: GenericOp of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */
export const genericOp = {
  canonicalizationPatterns: genericPatterns,

  interfaces: {
    ...structuredEffects,
    LinalgStructuredInterface: (op: GenericOp): StructuredMethods => ({
      indexingMaps: mapsIn(op.properties.get('indexing_maps') as ArrayAttr),
      iteratorTypes: (op.properties.get('iterator_types') as ArrayAttr).value.map(
        (kind) => (kind as IteratorTypeEnum).value,
      ),
    }),
  },

  ...foldsCasts,

  asmBlockArgumentNames(op: GenericOp, setName: (value: Value, name: string) => void): void {
    const inputs = dpsInputs(op).length;
    op.region.firstBlock?.arguments.forEach((argument, i) => setName(argument, i < inputs ? 'in' : 'out'));
  },

  /**
   * ```
   * generic ::= attribute common (`attrs` `=` attribute-dict)? region (`->` types)?
   * ```
   * Kinds of loops are written as strings.
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const start = parser.currentOffset;
    const traits = parser.parseAttribute();
    if (!(traits instanceof DictionaryAttr)) return parser.error(start, 'invalid kind of attribute specified');
    for (const [name, value] of traits.value) state.attributes.set(name, value);
    const kinds = state.attributes.get('iterator_types');
    if (!(kinds instanceof ArrayAttr)) return parser.error(start, 'expected "iterator_types" array attribute');
    const attributes = kinds.value.flatMap((kind) =>
      kind instanceof StringAttr ? [iteratorTypeAttr(parser, kind.value)] : [],
    );
    if (attributes.length > 0) {
      state.attributes.delete('iterator_types');
      state.attributes.set('iterator_types', ArrayAttr.get(state.context, attributes));
    }
    parseCommonParts(parser, state);
    if (parser.parseOptionalKeyword('attrs')) {
      parser.parsePunctuation('=');
      parser.parseOptionalAttrDict(state.attributes);
    }
    state.regions.push(parser.parseRegion());
    state.resultTypes.push(...parser.parseOptionalArrowTypeList());
  },

  print(op: GenericOp, printer: OpAsmPrinter): void {
    const all = allAttributes(op);
    const traits = new Map<string, Attribute>();
    const others = new Map<string, Attribute>();
    for (const [name, value] of all) {
      if (name === 'iterator_types') traits.set(name, keywordsOf(value as ArrayAttr));
      else if (traitAttributes.includes(name)) traits.set(name, value);
      else if (name !== 'operandSegmentSizes') others.set(name, value);
    }
    printer.print(' ');
    if (traits.size > 0) printer.printAttribute(DictionaryAttr.get(op.context, traits));
    printCommonParts(
      printer,
      dpsInputs(op).map(({ value }) => value),
      dpsInits(op)!.map(({ value }) => value),
    );
    if (others.size > 0) {
      printer.print(' attrs = ');
      printer.printOptionalAttrDict(others);
    }
    if (op.region.blocks.length > 0) {
      printer.print(' ');
      printer.printRegion(op.region);
    }
    printResultTypes(printer, op.resultTypes);
  },
};

function iteratorTypeAttr(parser: OpAsmParser, keyword: string): IteratorTypeEnum {
  const kind = Object.values(IteratorType).find((known) => known === keyword);
  if (kind === undefined) return parser.error(parser.currentOffset, `unexpected iterator_type (${keyword})`);
  return IteratorTypeEnum.get(parser.context, kind);
}

function keywordsOf(kinds: ArrayAttr): ArrayAttr {
  return ArrayAttr.get(
    kinds.context,
    kinds.value.map((kind) => StringAttr.get(kinds.context, (kind as IteratorTypeEnum).value)),
  );
}
