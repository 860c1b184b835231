// @generated from dialects-td/ml_program/ml_program-base.yaml; do not edit, run npm run codegen
import { type Context } from '../../../ir/context.ts';
import { DialectType } from '../../../ir/types/dialect-types.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';

/**
 * Token for establishing execution ordering in a graph
 *
 * A value that says only that something was done, so that what takes it comes later.
 */
export class TokenType extends DialectType {
  static readonly spec: AttrSpec<TokenType> = {
    dialect: 'ml_program',
    mnemonic: 'token',
    recordName: 'MLProgram_TokenType',
    className: 'TokenType',
    parameters: [],
    create: (context, parameters) => new TokenType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context): TokenType {
    return uniqueParametric(TokenType.spec, context, []);
  }
}
