import { type Diagnostics } from '../diagnostics.ts';
import { type FieldTable, recordFields, rootClasses, type Shape } from '../fields.ts';
import { describeNode, type MapEntry, type MapNode, type SpecNode } from '../nodes.ts';
import { didYouMean } from '../../src/support/suggest.ts';

/**
 * Reports the keys of `entries` that `table` does not have and the values that do not look as it says.
 * `what` names the mapping in messages, as in "an operation".
 */
export function checkFields(
  entries: ReadonlyMap<string, MapEntry>,
  table: FieldTable,
  what: string,
  diagnostics: Diagnostics,
): void {
  for (const [name, { key, value }] of entries) {
    // `constructor`, which passes have in ODS, is a member of every object.
    const field = Object.hasOwn(table, name) ? table[name] : undefined;
    if (field === undefined) diagnostics.error(key, `unknown key '${name}' in ${what}${hint(name, table)}`);
    else checkShape(value, field.shape, `'${name}'`, diagnostics);
  }
}

/** Keys whose names in ODS are other ones. */
const odsNames: Readonly<Record<string, string>> = {
  arguments: 'ins',
  results: 'outs',
  genVerifyDecl: 'hasVerifier',
  hasCanonicalizeMethod: 'hasCanonicalizer',
};

function hint(name: string, table: FieldTable): string {
  const here = Object.hasOwn(odsNames, name) ? odsNames[name] : undefined;
  const isOds = here !== undefined && Object.hasOwn(table, here);
  const suggestion = isOds ? `; did you mean '${here}'?` : didYouMean(name, Object.keys(table));
  const owners = rootClasses.filter((root) => Object.hasOwn(recordFields[root], name));
  return suggestion !== '' || owners.length === 0 ? suggestion : `; it is a key of ${owners.join(', ')}`;
}

/** Reports the keys that `table` requires and `node` lacks. */
export function checkRequiredFields(node: MapNode, table: FieldTable, what: string, diagnostics: Diagnostics): void {
  for (const [name, field] of Object.entries(table)) {
    if (field.required && !node.entries.has(name)) diagnostics.error(node, `${what} needs the key '${name}'`);
  }
}

/** `what` names the value in messages: a key in quotes, or an entry of one. */
function checkShape(node: SpecNode, shape: Shape, what: string, diagnostics: Diagnostics): void {
  const mismatch = (expected: string) =>
    diagnostics.error(node, `${what} must be ${expected}, but got ${describeNode(node)}`);
  switch (shape.kind) {
    case 'string':
      if (node.kind !== 'scalar' || typeof node.value !== 'string') mismatch('a string');
      return;
    case 'boolean':
      if (node.kind === 'scalar' && typeof node.value === 'boolean') return;
      diagnostics.error(node, `${what} must be true or false, but got ${describeNode(node)}${booleanHint(node)}`);
      return;
    case 'integer':
      if (node.kind !== 'scalar' || !Number.isInteger(node.value)) mismatch('an integer');
      return;
    case 'scalar':
      if (node.kind !== 'scalar') mismatch('a string, a number or a boolean');
      return;
    case 'choice':
      if (node.kind !== 'scalar' || !shape.values.includes(String(node.value))) {
        const given = node.kind === 'scalar' ? `'${node.value}'` : describeNode(node);
        diagnostics.error(node, `${what} must be one of ${shape.values.join(', ')}, but got ${given}`);
      }
      return;
    case 'argument':
      checkArgument(node, shape.of, what, diagnostics);
      return;
    case 'list':
      if (node.kind !== 'list') mismatch('a list');
      else for (const item of node.items) checkShape(item, shape.of, `an entry of ${what}`, diagnostics);
      return;
    case 'object':
      if (node.kind !== 'map') return mismatch('a mapping');
      checkFields(node.entries, shape.fields, what, diagnostics);
      checkRequiredFields(node, shape.fields, what, diagnostics);
  }
}

/** YAML 1.1 has more words for true and false than YAML 1.2. */
function booleanHint(node: SpecNode): string {
  if (node.kind !== 'scalar' || typeof node.value !== 'string') return '';
  const value = node.value.toLowerCase();
  const meant =
    ['yes', 'on', 'y', 'true'].includes(value) || (['no', 'off', 'n', 'false'].includes(value) ? false : undefined);
  if (meant === undefined) return '';
  if (value === String(meant)) return `; write ${meant} without quotes`;
  return `; write ${meant}: '${node.value}' is text in YAML 1.2`;
}

function checkArgument(node: SpecNode, of: string, what: string, diagnostics: Diagnostics): void {
  if (node.kind === 'scalar' && typeof node.value === 'string') return;
  const entry = node.kind === 'map' && node.entries.size === 1 ? [...node.entries.values()][0] : undefined;
  if (entry?.value.kind === 'scalar') return;
  diagnostics.error(node, `${what} must be "${of}:$name", alone or with its description`);
}
