import { type Diagnostics } from '../diagnostics.ts';
import { type Expression, parseNameExpression, printExpression } from '../expression.ts';
import { recordFields, type RootClass, rootClasses } from '../fields.ts';
import { type Declaration } from './declarations.ts';
import { FieldReader, type FieldValue } from './field-reader.ts';
import { type Scope } from './scope.ts';
import { checkFields } from './shapes.ts';
import { type Bindings, substitute } from './substitute.ts';

/** A record with the fields of its parents, class parameters substituted. */
export interface ResolvedRecord {
  readonly declaration: Declaration;
  readonly root: RootClass;
  /** The arguments given to the root class: the enum of EnumAttr. */
  readonly rootArgs: readonly Expression[];
  readonly fields: FieldReader;
}

/** Reports every cycle among the parents of classes once, and returns the classes on one. */
export function findCycles(scope: Scope, diagnostics: Diagnostics): ReadonlySet<Declaration> {
  const cyclic = new Set<Declaration>();
  for (const start of scope.declarations()) {
    if (start.kind !== 'class' || cyclic.has(start)) continue;
    const path: Declaration[] = [];
    let current: Declaration | undefined = start;
    while (current?.kind === 'class' && !path.includes(current)) {
      path.push(current);
      current = parentOf(current, scope);
    }
    if (current !== start || start.parent === undefined) continue;
    for (const member of path) cyclic.add(member);
    const names = [...path, start].map((member) => member.name).join(' -> ');
    diagnostics.error(start.parent, `inheritance cycle: ${names}`);
  }
  return cyclic;
}

function parentOf(declaration: Declaration, scope: Scope): Declaration | undefined {
  const name = declaration.parent && /^[A-Za-z0-9_]+/.exec(declaration.parent.text)?.[0];
  return name === undefined ? undefined : scope.find(name);
}

/**
 * Returns the record with its inherited fields, or undefined when a parent is missing or takes other arguments (which is reported).
 * Precedence: a field set in the record or nearer to it wins; traits add up, own first.
 */
export function resolveRecord(
  record: Declaration,
  scope: Scope,
  cyclic: ReadonlySet<Declaration>,
  diagnostics: Diagnostics,
): ResolvedRecord | undefined {
  const fields = new Map<string, FieldValue[]>();
  let current = record;
  let bindings: Bindings = new Map();
  const levels: Declaration[] = [];
  let isComplete = true;
  for (;;) {
    levels.push(current);
    for (const [name, entry] of current.fields) {
      const values = fields.get(name);
      const value = { entry, bindings, isInherited: current !== record };
      if (values === undefined) fields.set(name, [value]);
      else values.push(value);
    }
    if (current.parent === undefined) return undefined;
    const parent = parseNameExpression(substitute(current.parent, bindings, diagnostics), diagnostics);
    if (parent === undefined) return undefined;
    const root = rootClasses.find((name) => name === parent.name);
    if (root !== undefined) {
      const expected = root === 'EnumAttr' ? 1 : 0;
      if (!checkArity(root, expected, parent, diagnostics)) return undefined;
      const what = `${article(root)} ${root}`;
      for (const level of levels) checkFields(level.fields, recordFields[root], what, diagnostics);
      for (const [name, field] of Object.entries(recordFields[root])) {
        if (field.required && !fields.has(name)) diagnostics.error(record.location, `${what} needs the key '${name}'`);
      }
      if (!isComplete) return undefined;
      return {
        declaration: record,
        root,
        rootArgs: parent.args,
        fields: new FieldReader(record.location, fields, diagnostics),
      };
    }
    const from = { file: current.file, location: parent };
    const next = scope.lookup(parent.name, ['class'], from, 'class', diagnostics, rootClasses);
    if (next === undefined || cyclic.has(next)) return undefined;
    // The keys are checked all the same, so that their mistakes are reported in the same run.
    if (!checkArity(next.name, next.parameters.length, parent, diagnostics)) isComplete = false;
    bindings = new Map(next.parameters.map((parameter, i) => [parameter.text, argumentText(parent.args[i])]));
    current = next;
  }
}

function argumentText(argument: Expression | undefined): string {
  if (argument === undefined) return '';
  return argument.kind === 'string' ? argument.value : printExpression(argument);
}

function checkArity(
  name: string,
  expected: number,
  use: { readonly args: readonly Expression[] } & Parameters<Diagnostics['error']>[0],
  diagnostics: Diagnostics,
): boolean {
  if (use.args.length === expected) return true;
  diagnostics.error(use, `class '${name}' takes ${countOf(expected, 'argument')}, but got ${use.args.length}`);
  return false;
}

/** Returns `1 argument`, `2 arguments`, `no arguments`. */
export function countOf(count: number, noun: string): string {
  return `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;
}

function article(word: string): string {
  return /^[AEIOU]/.test(word) ? 'an' : 'a';
}
