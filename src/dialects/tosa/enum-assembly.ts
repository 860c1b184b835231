import { type Attribute } from '../../ir/attribute.ts';
import { StringAttr } from '../../ir/attributes/scalar-attributes.ts';
import {
  type OpAsmParser,
  type ParsedOperationState,
  type UnresolvedOperand,
} from '../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { type Operation } from '../../ir/operation.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { symbolizeEnum, type EnumSpec } from '../../ods/enums.ts';
import { type OpSpec } from '../../ods/op-spec.ts';
import {
  BlockSizeAttr,
  NanPropagationModeAttr,
  ResizeModeAttr,
  RoundingModeAttr,
} from './generated/tosa-attributes.gen.ts';
import { blockSizeEnum, nanPropagationModeEnum, resizeModeEnum, roundingModeEnum } from './generated/tosa-enums.gen.ts';

type EnumAttribute = BlockSizeAttr | NanPropagationModeAttr | ResizeModeAttr | RoundingModeAttr;

/** An attribute that may be written as a bare keyword. */
interface BareEnum {
  readonly attribute: string;
  /** What diagnostics call it. */
  readonly words: string;
  readonly spec: EnumSpec;
  readonly get: (context: Operation['context'], keyword: never) => EnumAttribute;
}

const roundingMode: BareEnum = { attribute: 'rounding_mode', words: 'rounding_mode', spec: roundingModeEnum, get: RoundingModeAttr.get }; // prettier-ignore
const resizeMode: BareEnum = { attribute: 'mode', words: 'resize mode', spec: resizeModeEnum, get: ResizeModeAttr.get };
const nanMode: BareEnum = { attribute: 'nan_mode', words: 'nan_mode', spec: nanPropagationModeEnum, get: NanPropagationModeAttr.get }; // prettier-ignore
const blockSize: BareEnum = {
  attribute: 'block_size',
  words: 'block_size',
  spec: blockSizeEnum,
  get: BlockSizeAttr.get,
};

export interface EnumAssembly {
  parse(parser: OpAsmParser, state: ParsedOperationState): void;
  print(op: Operation, printer: OpAsmPrinter): void;
  readonly parsesTextOnly: true;
}

/**
 * Returns the assembly of operations that write an enum among their attributes as a bare keyword:
 *
 * ```
 * operation  ::= value-use (`,` value-use)* (`{` attributes `}`)? `:` function-type
 * attributes ::= name `=` (keyword | attribute) (`,` …)*
 * ```
 * Source: parseWithEnumHandling and printWithEnumHandling of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim.
 */
function enumAssembly(bare: BareEnum): EnumAssembly {
  return {
    parsesTextOnly: true,

    parse(parser: OpAsmParser, state: ParsedOperationState): void {
      const operands: UnresolvedOperand[] = [];
      parser.parseCommaSeparatedList('none', () => operands.push(parser.parseOperand()));
      if (parser.parseOptionalPunctuation('{') && !parser.parseOptionalPunctuation('}')) {
        parser.parseCommaSeparatedList('none', () => parseEntry(parser, bare, state.attributes, operands.length));
        parser.parsePunctuation('}');
        dropMisfits(state);
      }
      const typeOffset = parser.currentOffset;
      const type = parser.parseColonType();
      if (!(type instanceof FunctionType)) {
        const text = state.context.printType(type);
        parser.error(typeOffset, `invalid kind of type specified: expected builtin.function, but found '${text}'`);
      }
      state.operands.push(...parser.resolveOperands(operands, type.inputs, parser.currentOffset));
      state.resultTypes.push(...type.results);
    },

    print(op, printer) {
      printer.print(' ');
      printer.printOperands(op.operands);
      const entries = [...op.properties, ...op.attributes].filter(([, value]) => !isDefault(value));
      if (entries.length > 0) {
        printer.print(' {');
        entries.sort(([a], [b]) => (a < b ? -1 : 1));
        entries.forEach(([name, value], i) => {
          printer.print(`${i > 0 ? ', ' : ''}${name} = `);
          if (isEnumAttribute(value)) printer.print(value.value);
          else printer.printAttribute(value);
        });
        printer.print('}');
      }
      printer.print(' : ');
      printer.printFunctionalType(
        op.operands.map((operand) => operand.type),
        op.resultTypes,
      );
    },
  };
}

function parseEntry(parser: OpAsmParser, bare: BareEnum, into: Map<string, Attribute>, numOperands: number): void {
  const name = parser.parseAnyKeyword();
  parser.parsePunctuation('=');
  if (name === bare.attribute) {
    const keyword = parser.parseOptionalAnyKeyword();
    if (keyword !== undefined) {
      if (!symbolizeEnum(bare.spec, keyword)) {
        parser.error(parser.currentOffset, `invalid ${bare.words} value: ${keyword}`);
      }
      into.set(name, bare.get(parser.context, keyword as never));
      return;
    }
  }
  const attribute = parser.parseAttribute();
  // Modes of resizing were strings in 2024, when shapes were attributes.
  const isEarlier = bare === resizeMode && name === bare.attribute && numOperands === 1;
  const mode = isEarlier && attribute instanceof StringAttr ? attribute.value : '';
  into.set(name, symbolizeEnum(bare.spec, mode) ? bare.get(parser.context, mode as never) : attribute);
}

/** Upstream has no place for an inherent attribute of another kind, and drops it; nor does it get its default value. */
function dropMisfits(state: ParsedOperationState): void {
  const spec = state.context.lookupOp(state.name)?.spec as OpSpec;
  const misfits = spec.attributes.filter(({ name, constraint }) => {
    const attribute = state.attributes.get(name);
    return attribute && !(constraint.isStorable ?? constraint.test)(attribute);
  });
  for (const { name } of misfits) state.attributes.delete(name);
  if (misfits.length > 0) state.undefaulted = misfits.map(({ name }) => name);
}

const isEnumAttribute = (attribute: Attribute): attribute is EnumAttribute =>
  attribute instanceof RoundingModeAttr ||
  attribute instanceof ResizeModeAttr ||
  attribute instanceof NanPropagationModeAttr ||
  attribute instanceof BlockSizeAttr;

/** NaN propagates unless it is said otherwise; the other enums are always written. */
const isDefault = (attribute: Attribute): boolean =>
  attribute instanceof NanPropagationModeAttr && attribute.value === 'PROPAGATE';

export const roundingModeAssembly = enumAssembly(roundingMode);
export const resizeModeAssembly = enumAssembly(resizeMode);
export const nanModeAssembly = enumAssembly(nanMode);
export const blockSizeAssembly = enumAssembly(blockSize);
