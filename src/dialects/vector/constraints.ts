import { StrAttr } from '../../builtin/attr-constraints.ts';
import { type AttrConstraint } from '../../ods/constraints.ts';

/** A text, in other words. Source: Builtin_StringAttr of mlir/IR/BuiltinAttributes.td. */
export const Vector_StringLiteral: AttrConstraint<string> = { ...StrAttr, summary: 'An Attribute containing a string' };
