/** Returns the text with the characters that HTML and SVG read as markup written as entities. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}

/** Attributes by name; those without value are left out. */
export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/** Returns an element of SVG; numbers are rounded to tenths. `content` is markup. */
export function element(name: string, attributes: SvgAttributes, content = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const text = typeof value === 'number' ? String(Math.round(value * 10) / 10) : escapeHtml(value);
    return [` ${key}="${text}"`];
  });
  return content === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`;
}

/** Returns text at a point; `anchor` is the part of the text that is there. */
export function label(
  x: number,
  y: number,
  text: string,
  attributes: SvgAttributes & { readonly anchor?: 'start' | 'middle' | 'end' } = {},
): string {
  const { anchor, ...others } = attributes;
  return element('text', { x, y, 'text-anchor': anchor, ...others }, escapeHtml(text));
}
