import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtin } from '../../builtin/index.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { Block } from '../../ir/block.ts';
import { Context } from '../../ir/context.ts';
import { renderDiagnostic } from '../../ir/diagnostic-text.ts';
import { DialectRegistry } from '../../ir/dialect.ts';
import { locationKey, UnknownLoc } from '../../ir/location.ts';
import { Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { SourceFile } from '../../support/source-file.ts';
import { parseAttribute, parseSource, parseType } from '../parse-source.ts';
import { type PrintingFlags } from '../printer/flags.ts';
import { printAttribute, printOp, printOpInline, printType } from '../printer/print-op.ts';
import { attribute, program, type, type BlockPlan, type OpPlan } from './arbitraries.ts';

function newContext(): Context {
  const context = new Context(new DialectRegistry({ builtin: () => builtin }));
  context.allowUnregisteredDialects = true;
  return context;
}

/** Returns what `body` returns; fails with the diagnostics when that is nothing. */
function mustParse<T>(context: Context, text: string, body: () => T | undefined): T {
  const { result, diagnostics } = context.diagnostics.collect(body);
  assert.ok(result, `${text}\n${diagnostics.map(renderDiagnostic).join('')}`);
  return result as T;
}

test('types read back as the same object', () => {
  fc.assert(
    fc.property(type, (make) => {
      const context = newContext();
      const made = make(context);
      const text = printType(made);
      assert.is(
        mustParse<Type>(context, text, () => parseType(text, context)),
        made,
        text,
      );
    }),
    { seed: 11, numRuns: 500, includeErrorInReport: true },
  );
});

test('attributes read back as the same object', () => {
  fc.assert(
    fc.property(attribute, (make) => {
      const context = newContext();
      const made = make(context);
      const text = printAttribute(made);
      assert.is(
        mustParse<Attribute>(context, text, () => parseAttribute(text, context)),
        made,
        text,
      );
    }),
    { seed: 12, numRuns: 500, includeErrorInReport: true },
  );
});

/** Makes operations from plans; operands may come from anywhere, also from later on. */
class Builder {
  readonly #context: Context;
  readonly #pending: { op: Operation; operands: readonly number[] }[] = [];

  constructor(context: Context) {
    this.#context = context;
  }

  module(ops: readonly OpPlan[]): Operation {
    const region = new Region();
    region.append(this.#block({ arguments: [], ops }, []));
    const location = UnknownLoc.instance;
    const module = Operation.create({ context: this.#context, name: 'builtin.module', location, regions: [region] });
    for (const { op, operands } of this.#pending) {
      const visible = this.#visibleFrom(op);
      if (visible.length > 0) op.setOperands(operands.map((n) => visible[n % visible.length]!));
    }
    return module;
  }

  /** Returns the values of the regions around `op`, before it or behind. */
  #visibleFrom(op: Operation): Value[] {
    const values: Value[] = [];
    for (let region = op.parentRegion; region; region = region.parentRegion) {
      for (const block of region.blocks) {
        values.push(...block.arguments, ...[...block.operations()].flatMap((sibling) => sibling.results));
      }
    }
    return values;
  }

  #block(plan: BlockPlan, siblings: readonly Block[], block = new Block()): Block {
    for (const { type: makeType, location } of plan.arguments) {
      block.addArgument(makeType(this.#context), location(this.#context));
    }
    for (const op of plan.ops) block.append(this.#op(op, siblings));
    return block;
  }

  #op(plan: OpPlan, siblings: readonly Block[]): Operation {
    const context = this.#context;
    // Nothing branches to the entry block, which has no label.
    const targets = siblings.slice(1);
    const op = Operation.create({
      context,
      name: plan.name,
      location: plan.location(context),
      resultTypes: plan.results.map((make) => make(context)),
      attributes: plan.attributes(context),
      properties: plan.properties(context),
      regions: plan.regions.map((blocks) => this.#region(blocks)),
      successors: targets.length > 0 ? plan.successors.map((n) => targets[n % targets.length]!) : [],
    });
    this.#pending.push({ op, operands: plan.operands });
    return op;
  }

  #region(plans: readonly BlockPlan[]): Region {
    const region = new Region();
    const blocks = plans.map(() => new Block());
    plans.forEach((plan, i) => region.append(this.#block(plan, blocks, blocks[i])));
    return region;
  }
}

/** Returns a text that says everything about an operation but the names of its values. */
function describe(root: Operation, withLocations: boolean): string {
  const numbers = new Map<unknown, number>();
  const number = (thing: unknown): number => {
    if (!numbers.has(thing)) numbers.set(thing, numbers.size);
    return numbers.get(thing)!;
  };
  const entries = (map: ReadonlyMap<string, Attribute>): string =>
    [...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => `${JSON.stringify(key)}=${value.id}`).join(); // prettier-ignore
  const value = (v: Value): string => `%${number(v)}:${v.type.id}`;
  const op = (o: Operation): string =>
    [
      o.name,
      o.results.map(value).join(),
      o.operands.map(value).join(),
      o.successors.map((block) => `^${number(block)}`).join(),
      entries(o.properties),
      entries(o.attributes),
      withLocations ? locationKey(o.location) : '',
      o.regions.map((region) => `{${region.blocks.map(block).join('')}}`).join(),
    ].join(' | ');
  const block = (b: Block): string =>
    `^${number(b)}(${b.arguments.map((a) => value(a) + (withLocations ? locationKey(a.location) : '')).join()}): ${[...b.operations()].map(op).join('; ')}`;
  return op(root);
}

const forms: readonly PrintingFlags[] = [
  { genericForm: true, debugInfo: true },
  { assumeVerified: true, debugInfo: true },
  { assumeVerified: true },
  { genericForm: true, localScope: true },
  { assumeVerified: true, debugInfo: true, localScope: true },
];

test('modules read back as they were, in every form, and print the same again', () => {
  fc.assert(
    fc.property(program, fc.constantFrom(...forms), (plan, flags) => {
      const context = newContext();
      const module = new Builder(context).module(plan);
      const text = printOp(module, flags);
      const source = new SourceFile('-', text);
      const again = mustParse(context, text, () => parseSource(source, context, { verify: false }));
      const withLocations = flags.debugInfo === true;
      assert.is(describe(again, withLocations), describe(module, withLocations), text);
      assert.is(printOp(again, flags), text);
    }),
    { seed: 13, numRuns: 200, includeErrorInReport: true },
  );
});

test('operations print alone, with the names around them, as in the module', () => {
  const withoutIndents = (text: string): string => text.replaceAll(/^ +/gm, '');
  fc.assert(
    fc.property(program, (plan) => {
      const module = new Builder(newContext()).module(plan);
      const rest = { text: withoutIndents(printOp(module, { genericForm: true, localScope: true })) };
      walk(module, {
        before: (op) => {
          const alone = withoutIndents(printOpInline(op, { genericForm: true, useEnclosingNames: true }));
          const start = rest.text.indexOf(alone);
          assert.ok(start >= 0, `${alone}\nis not in\n${rest.text}`);
          // What is inside begins behind this one's first character, what follows behind all of it.
          rest.text = rest.text.slice(start + 1);
        },
      });
    }),
    { seed: 14, numRuns: 100, includeErrorInReport: true },
  );
});

test.run();
