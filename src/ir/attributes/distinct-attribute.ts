import { Attribute } from '../attribute.ts';
import type { Context } from '../context.ts';

/** `distinct[0]<attribute>`: unlike any other attribute, also one around the same attribute. The number only stands in text. */
export class DistinctAttr extends Attribute {
  private constructor(
    context: Context,
    readonly referencedAttr: Attribute,
  ) {
    super(context);
  }

  /** Returns an attribute that there was not before. */
  static create(referencedAttr: Attribute): DistinctAttr {
    const { context } = referencedAttr;
    return context.unique('distinct', String(context.nextId()), () => new DistinctAttr(context, referencedAttr));
  }
}
