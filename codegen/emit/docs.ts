import { type Model } from '../resolve/model.ts';
import { dialectDocsView } from '../view/docs.ts';
import { opTableView } from '../view/op-table.ts';
import { passDocsView } from '../view/pass-docs.ts';
import { type OutputFile } from './output.ts';
import { render } from './render.ts';

/** Returns the reference in Markdown: one file per dialect, the table of all operations, and one file of all passes. */
export function emitDocs(model: Model): OutputFile[] {
  const dialects = model.dialects.filter((dialect) => dialect.definition !== undefined);
  const outputs = dialects.map((dialect) => ({
    path: `docs/dialects/${dialect.namespace}.md`,
    content: tidy(render('dialect-docs', dialectDocsView(dialect))),
  }));
  outputs.push({ path: 'docs/dialects/README.md', content: tidy(render('op-table', opTableView(model))) });
  const passes = passDocsView(model);
  if (passes.sections.length === 0) return outputs;
  return [...outputs, { path: 'docs/passes.md', content: tidy(render('pass-docs', passes)) }];
}

/** Leaves at most one empty line in a row outside of code, and one line break at the end. */
function tidy(markdown: string): string {
  const blocks = markdown.split(/^(```[\s\S]*?^```$)/m);
  return `${blocks
    .map((block, i) => (i % 2 === 1 ? block : block.replace(/\n{3,}/g, '\n\n')))
    .join('')
    .trim()}\n`;
}
