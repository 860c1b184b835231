// @generated from dialects-td/stablehlo/stablehlo-base.yaml; do not edit, run npm run codegen
import { type Context } from '../../../ir/context.ts';
import { DialectType } from '../../../ir/types/dialect-types.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';

/**
 * token
 *
 * What orders operations with effects: one that takes a token runs after the one that gave it.
 */
export class TokenType extends DialectType {
  static readonly spec: AttrSpec<TokenType> = {
    dialect: 'stablehlo',
    mnemonic: 'token',
    recordName: 'StableHLO_TokenType',
    className: 'TokenType',
    parameters: [],
    create: (context, parameters) => new TokenType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context): TokenType {
    return uniqueParametric(TokenType.spec, context, []);
  }
}
