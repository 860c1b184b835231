import { createToken, EOF, Lexer, type TokenType } from 'chevrotain';

/**
 * The terminals of MLIR's grammar. Keywords are bare identifiers: what a word means depends on where it stands, and
 * dialects add words of their own. Source: LangRef, "Common syntax".
 */
const terminal = (name: string, label: string): TokenType => createToken({ name, label, pattern: Lexer.NA });

export const BareId = terminal('BareId', 'identifier');
export const PercentId = terminal('PercentId', 'SSA value name');
export const HashId = terminal('HashId', 'attribute');
export const ExclId = terminal('ExclId', 'type');
export const AtId = terminal('AtId', 'symbol name');
export const CaretId = terminal('CaretId', 'block name');
export const Integer = terminal('Integer', 'integer');
export const Float = terminal('Float', 'floating point literal');
export const StringLiteral = terminal('StringLiteral', 'string literal');
export const Arrow = terminal('Arrow', "'->'");
export const Colon = terminal('Colon', "':'");
export const Comma = terminal('Comma', "','");
export const Equal = terminal('Equal', "'='");
export const Less = terminal('Less', "'<'");
export const Greater = terminal('Greater', "'>'");
export const LParen = terminal('LParen', "'('");
export const RParen = terminal('RParen', "')'");
export const LSquare = terminal('LSquare', "'['");
export const RSquare = terminal('RSquare', "']'");
export const LBrace = terminal('LBrace', "'{'");
export const RBrace = terminal('RBrace', "'}'");
export const Question = terminal('Question', "'?'");
export const Star = terminal('Star', "'*'");
export const Plus = terminal('Plus', "'+'");
export const Minus = terminal('Minus', "'-'");
export const Slash = terminal('Slash', "'/'");
export const VerticalBar = terminal('VerticalBar', "'|'");
export const Ellipsis = terminal('Ellipsis', "'...'");
/** `{-#` opens and `#-}` closes the file's metadata. */
export const MetadataBegin = terminal('MetadataBegin', "'{-#'");
export const MetadataEnd = terminal('MetadataEnd', "'#-}'");

/** All terminals; a token's kind is its place in this list. */
export const vocabulary: readonly TokenType[] = [
  EOF,
  BareId,
  PercentId,
  HashId,
  ExclId,
  AtId,
  CaretId,
  Integer,
  Float,
  StringLiteral,
  Arrow,
  Colon,
  Comma,
  Equal,
  Less,
  Greater,
  LParen,
  RParen,
  LSquare,
  RSquare,
  LBrace,
  RBrace,
  Question,
  Star,
  Plus,
  Minus,
  Slash,
  VerticalBar,
  Ellipsis,
  MetadataBegin,
  MetadataEnd,
];

/** Kinds as the lexer gives them: indices into `vocabulary`. */
export const Kind = {
  EOF: 0,
  BareId: 1,
  PercentId: 2,
  HashId: 3,
  ExclId: 4,
  AtId: 5,
  CaretId: 6,
  Integer: 7,
  Float: 8,
  StringLiteral: 9,
  Arrow: 10,
  Colon: 11,
  Comma: 12,
  Equal: 13,
  Less: 14,
  Greater: 15,
  LParen: 16,
  RParen: 17,
  LSquare: 18,
  RSquare: 19,
  LBrace: 20,
  RBrace: 21,
  Question: 22,
  Star: 23,
  Plus: 24,
  Minus: 25,
  Slash: 26,
  VerticalBar: 27,
  Ellipsis: 28,
  MetadataBegin: 29,
  MetadataEnd: 30,
} as const;
