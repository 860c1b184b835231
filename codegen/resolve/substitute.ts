import { type Diagnostics } from '../diagnostics.ts';
import { SpecText } from '../nodes.ts';

/** What the parameters of a class stand for. */
export type Bindings = ReadonlyMap<string, string>;

/** Replaces `${T}` by the arguments that the class was given; reports names that are no parameters. */
export function substitute(text: SpecText, bindings: Bindings, diagnostics: Diagnostics): SpecText {
  if (!text.text.includes('${')) return text;
  const replaced = text.text.replace(/\$\{(\w+)\}/g, (whole, name: string, index: number) => {
    const value = bindings.get(name);
    if (value === undefined) diagnostics.error(text.at(index), `'${name}' is not a parameter of this class`);
    return value ?? whole;
  });
  return new SpecText(replaced, text.file, () => text.offset);
}
