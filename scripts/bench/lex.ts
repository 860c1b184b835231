/**
 * `lex.ts FILE`: prints the seconds that lexing the file takes in this process. The parser lexes on demand, token by token, so that its own
 * process cannot tell without reading the clock at every token.
 */
import { readFileSync } from 'node:fs';
import { MlirLexer } from '../../src/asm/lexer/lexer.ts';
import { Kind } from '../../src/asm/lexer/tokens.ts';

const text = readFileSync(process.argv[2]!, 'utf8');
const start = performance.now();
const lexer = new MlirLexer(text);
while (lexer.next() !== Kind.EOF);
console.log((performance.now() - start) / 1000);
