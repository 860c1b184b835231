import { type DialectAttr } from '../ir/attributes/scalar-attributes.ts';
import { type Context } from '../ir/context.ts';
import { type AttrSpec } from './attr-spec.ts';
import { type AttrConstraint } from './constraints.ts';

/** The generated class of an attribute that holds one value of an enum. */
interface EnumAttrClass<V, A extends DialectAttr & { readonly value: V }> {
  readonly spec: AttrSpec<A>;
  new (context: Context, parameters: readonly unknown[]): A;
  get(context: Context, value: V): A;
}

/** Returns the constraint that demands one class of enum attribute; the plain value is the enum's, not the attribute. */
export function attrOfEnum<V, A extends DialectAttr & { readonly value: V }>(
  attrClass: EnumAttrClass<V, A>,
  summary: string,
): AttrConstraint<V> {
  return {
    summary,
    test: (attribute) => attribute instanceof attrClass,
    unwrap: (attribute) => (attribute as A).value,
    wrap: (context, value) => attrClass.get(context, value),
    attrSpec: attrClass.spec,
  };
}
