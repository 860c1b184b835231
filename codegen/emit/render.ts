import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Handlebars from 'handlebars';
import { TemplateError } from './template-error.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'templates');

type Template = (view: object) => string;

let templates: ReadonlyMap<string, Template> | undefined;

/**
 * Fills the template `templates/<name>.hbs` with `view`. Templates only place strings and repeat over lists: a name that the
 * view lacks is an error, nothing is escaped, no helper is defined. Throws TemplateError.
 */
export function render(name: string, view: object): string {
  templates ??= compileTemplates();
  const template = templates.get(name);
  if (template === undefined) throw new Error(`no template '${name}'`);
  return fill(name, () => template(view));
}

/** Templates are compiled when they are filled for the first time, so mistakes in their syntax show here too. */
function fill(name: string, run: () => string): string {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // The lines show the place; behind them comes a list of all tokens that the parser would have taken.
    const text = error.message.replace(/\nExpecting [^]*/, '').replace(' in [object Object]', ' in the view');
    throw new TemplateError(`codegen/templates/${name}.hbs: error: ${text}`);
  }
}

function compileTemplates(): Map<string, Template> {
  const handlebars = Handlebars.create();
  const compiled = new Map<string, Template>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.hbs')) continue;
    const source = readFileSync(join(folder, file), 'utf8');
    const name = basename(file, '.hbs');
    if (name.startsWith('_')) handlebars.registerPartial(name.slice(1), source);
    else compiled.set(name, handlebars.compile(source, { noEscape: true, strict: true }));
  }
  return compiled;
}
