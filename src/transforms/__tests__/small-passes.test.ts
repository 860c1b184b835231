import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../asm/parse-source.ts';
import { testContext, testDialect } from '../../ir/__tests__/test-dialect.ts';
import { type Context } from '../../ir/context.ts';
import { RegionKindInterface } from '../../ir/interfaces/region-kind.ts';
import { type Operation } from '../../ir/operation.ts';
import { Symbol, symbolName, SymbolTableTrait } from '../../ir/symbol-table.ts';
import { IsolatedFromAbove, NoTerminator } from '../../ir/traits/structure-traits.ts';
import { walk } from '../../ir/walk.ts';
import { PrintIRPass } from '../print-ir.ts';
import { StripDebugInfoPass } from '../strip-debuginfo.ts';
import { SymbolDCEPass } from '../symbol-dce.ts';

function newContext(): Context {
  const context = testContext(
    testDialect('builtin', {
      module: { traits: [IsolatedFromAbove, NoTerminator, RegionKindInterface, SymbolTableTrait] },
    }),
    testDialect('toy', { func: { traits: [IsolatedFromAbove, Symbol] } }),
  );
  context.printOpOnDiagnostic = false;
  return context;
}

function parse(body: string, context = newContext()): Operation {
  const { result, diagnostics } = context.diagnostics.collect(() =>
    parseText(`"builtin.module"() ({ ${body} }) : () -> ()`, context),
  );
  assert.equal(
    diagnostics.map((diagnostic) => diagnostic.message),
    [],
  );
  return result!;
}

const symbol = (name: string, visibility: string, attributes = ''): string =>
  `"toy.func"() ({}) {sym_name = "${name}", sym_visibility = "${visibility}" ${attributes}} : () -> ()`;
const module = (name: string, body: string): string => `"builtin.module"() ({ ${body} }) {${name}} : () -> ()`;

function symbols(op: Operation): string[] {
  const names: string[] = [];
  walk(op, { before: (nested) => void names.push(...[symbolName(nested)].filter((name) => name !== undefined)) });
  return names;
}

test('symbol-dce keeps what is public or referred to', () => {
  const op = parse(`
    ${symbol('dead', 'private')}
    ${symbol('live', 'private')}
    ${symbol('alsoLive', 'private', ', uses = @live')}
    ${symbol('nested', 'nested')}
    ${symbol('main', 'public', ', uses = [{a = @alsoLive}]')}
    ${module('sym_name = "inner"', symbol('x', 'private') + symbol('y', 'public') + symbol('z', 'nested'))}
    ${module('', symbol('u', 'private') + symbol('v', 'public'))}
    "u.foo"() {x = @inner::@z, y = @missing} : () -> ()`);
  const pass = new SymbolDCEPass();
  assert.ok(pass.execute(op));
  assert.equal(symbols(op), ['live', 'alsoLive', 'main', 'inner', 'y', 'z', 'v']);
  assert.is(pass.statistic("num-dce'd"), 4);
});

test('symbol-dce gives up where it cannot know', () => {
  const errorsOf = (op: Operation): string[] => {
    const { result, diagnostics } = op.context.diagnostics.collect(() => new SymbolDCEPass().execute(op));
    assert.not(result);
    return diagnostics.map((diagnostic) => diagnostic.message);
  };
  assert.equal(errorsOf(parse(`"u.table"() ({}) : () -> ()`)), [
    "operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses",
  ]);
  assert.equal(errorsOf(parse(symbol('f', 'public')).regions[0]!.firstBlock!.firstOp!), [
    "'toy.func' op  was scheduled to run under SymbolDCE, but does not define a symbol table",
  ]);
});

test('strip-debuginfo makes all locations unknown', () => {
  const op = parse(`"u.foo"() ({ ^bb0(%a: i32): "u.bar"(%a) : (i32) -> () }) : () -> ()`);
  assert.is(op.location.kind, 'file');
  assert.ok(new StripDebugInfoPass().execute(op));
  const foo = op.regions[0]!.firstBlock!.firstOp!;
  const inner = foo.regions[0]!.firstBlock!;
  const kinds = [op, foo, inner.firstOp!, inner.arguments[0]!].map((where) => where.location.kind);
  assert.equal(kinds, ['unknown', 'unknown', 'unknown', 'unknown']);
});

test('print-ir writes the operation under a heading', () => {
  const context = newContext();
  let text = '';
  context.writeDebugText = (piece) => void (text += piece);
  const op = parse(symbol('f', 'public'), context);
  assert.ok(new PrintIRPass({ label: 'Hello' }).execute(op));
  assert.ok(text.startsWith('// -----// IR Dump Hello //----- //\n'));
  assert.ok(text.endsWith('}) : () -> ()\n'));
  text = '';
  assert.ok(new PrintIRPass().execute(op.regions[0]!.firstBlock!.firstOp!));
  assert.is(
    text,
    '// -----// IR Dump //----- //\n"toy.func"() ({\n}) {sym_name = "f", sym_visibility = "public"} : () -> ()\n',
  );
});

test.run();
