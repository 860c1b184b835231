import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';
import { bytecodeTypes } from '../bytecode-types.ts';

/** Source: QuantDialect::parseType of mlir/lib/Dialect/Quant/IR/TypeParser.cpp, text verbatim. */
export const quantDialect = {
  unknownTypeMessage: (mnemonic: string): string => `unknown quantized type ${mnemonic}`,
  bytecodeTypes,
  inliner: inlinesAnywhere,
};
