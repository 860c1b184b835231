/** What a value of a kernel is: a 32-bit integer with or without sign, a truth value, an address of the NoC, or a circular buffer. */
export type CppType = 'int' | 'uint' | 'bool' | 'address' | 'buffer';

/** Signs of binary operations. */
export type BinarySign =
  '||' | '&&' | '|' | '^' | '&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '<<' | '>>' | '+' | '-' | '*' | '/' | '%';

/** An expression; `offset` is where its sign or its only word is in the text. */
export type Expression = { readonly offset: number } & (
  | { readonly kind: 'number'; readonly value: number; readonly type: 'int' | 'uint' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'unary'; readonly sign: '-' | '+' | '~' | '!'; readonly operand: Expression }
  | { readonly kind: 'cast'; readonly type: CppType; readonly operand: Expression }
  | { readonly kind: 'binary'; readonly sign: BinarySign; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: 'choice';
      readonly condition: Expression;
      readonly yes: Expression;
      readonly no: Expression;
    }
  | CallExpression
);

/** A call of a function of the kernel library. */
export interface CallExpression {
  readonly kind: 'call';
  readonly offset: number;
  readonly callee: string;
  readonly args: readonly Expression[];
}

/** `for (type name = lower; name < upper; name += step) { body }` */
export interface ForStatement {
  readonly kind: 'for';
  readonly offset: number;
  readonly type: 'int' | 'uint';
  readonly name: string;
  readonly lower: Expression;
  readonly upper: Expression;
  readonly step: Expression;
  readonly body: readonly Statement[];
}

/** `if (condition) { yes } else { no }` */
export interface IfStatement {
  readonly kind: 'if';
  readonly offset: number;
  readonly condition: Expression;
  readonly yes: readonly Statement[];
  readonly no: readonly Statement[];
}

/** A statement. */
export type Statement =
  | ForStatement
  | IfStatement
  | {
      readonly kind: 'declare';
      readonly offset: number;
      readonly type: CppType;
      readonly name: string;
      readonly value?: Expression;
    }
  | { readonly kind: 'assign'; readonly offset: number; readonly name: string; readonly value: Expression }
  | { readonly kind: 'call'; readonly offset: number; readonly call: CallExpression }
  | { readonly kind: 'return'; readonly offset: number };
