/** A table of Markdown. */
export interface TableView {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Returns a table without its title; cells are Markdown. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): { readonly lines: readonly string[] } {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return { lines: [line(head), line(head.map(() => '---')), ...rows.map(line)] };
}

function cell(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\|/g, '\\|');
}

/** Returns the text as code. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Returns the first line of a generated Markdown file. */
export function headerComment(files: readonly { readonly id: string }[]): string {
  const names = [...new Set(files.map((file) => `dialects-td/${file.id}.yaml`))].sort();
  return `<!-- @generated from ${names.join(', ')}; do not edit, run npm run codegen -->`;
}
