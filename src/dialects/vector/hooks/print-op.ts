import { StringAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { PrintPunctuationAttr } from '../generated/vector-attributes.gen.ts';
import { type PrintOp } from '../generated/vector-ops.gen.ts';

/** The names of the attributes that have clauses of their own. */
const clauses = ['stringLiteral', 'punctuation'];

/**
 * `(operand : type)? (str "text" | punctuation <word>)* attributes`. By hand, as the operand in front may as well be the next operation's, which specs refuse.
 * Source: the format in mlir/Dialect/Vector/IR/VectorOps.td, texts verbatim.
 */
export const printOp = {
  verify(op: PrintOp): LogicalResult {
    const isSound = op.stringLiteral === undefined || (!op.source && op.punctuation === 'newline');
    return (
      isSound || op.emitOpError('failed to verify that `source` or `punctuation` are not set when printing strings')
    );
  },

  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const operand = parser.parseOptionalOperand();
    if (operand) parser.parsePunctuation(':');
    // One that is missing is missed at the end, as in generated code.
    const type = operand && parser.parseOptionalType();
    const parseClause = (keyword: string, name: string, parse: () => void): boolean => {
      if (!parser.parseOptionalKeyword(keyword)) return false;
      if (state.properties.has(name)) {
        parser.error(
          parser.nameOffset,
          `\`${keyword}\` clause can appear at most once in the expansion of the oilist directive`,
        );
      }
      parse();
      return true;
    };
    const parseText = (): void => {
      const text = parser.parseOptionalString();
      if (text === undefined) return;
      const type = parser.parseOptionalPunctuation(':') ? parser.parseType() : undefined;
      state.properties.set('stringLiteral', StringAttr.get(parser.context, text, type));
    };
    const parsePunctuation = (): void => {
      state.properties.set('punctuation', parser.parseAttributeOfRecord(PrintPunctuationAttr.spec));
    };
    while (
      parseClause('str', 'stringLiteral', parseText) ||
      parseClause('punctuation', 'punctuation', parsePunctuation)
    );
    parser.parseOptionalAttrDict(state.attributes);
    if (operand) state.operands.push(...parser.resolveOperands([operand], type ? [type] : [], operand.offset));
  },

  print(op: PrintOp, printer: OpAsmPrinter): void {
    const { source, properties, attributes } = op;
    if (source) {
      printer.print(' ');
      printer.printOperand(source);
      printer.print(' : ');
      printer.printType(source.type);
    }
    const text = properties.get('stringLiteral');
    if (text) {
      printer.print(' str ');
      printer.printAttribute(text);
    }
    if (op.punctuation !== 'newline') printer.print(` punctuation <${op.punctuation}>`);
    printer.printOptionalAttrDict(attributes, clauses);
  },
};
