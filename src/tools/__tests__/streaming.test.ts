import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { streamSource, type StreamResult } from '../../asm/module-stream.ts';
import { parseSource } from '../../asm/parse-source.ts';
import { type PrintingFlags } from '../../asm/printer/flags.ts';
import { printOp } from '../../asm/printer/print-op.ts';
import { createRegistry } from '../../dialects/registry.ts';
import { Context } from '../../ir/context.ts';
import { renderDiagnostic } from '../../ir/diagnostic-text.ts';
import { PassManager } from '../../pass/pass-manager.ts';
import { PipelineErrors } from '../../pass/pipeline-errors.ts';
import { parsePassPipeline } from '../../pass/pipeline-text.ts';
import { SourceFile } from '../../support/source-file.ts';
import { createPassRegistry } from '../pass-registry.ts';

const root = new URL('../../../', import.meta.url);
const registry = createRegistry();
const passRegistry = createPassRegistry();

function newContext(): Context {
  const context = new Context(registry);
  context.allowUnregisteredDialects = true;
  return context;
}

/** What runs a pipeline, given as after `--pass-pipeline=`. */
function passes(pipeline: string, context: Context): PassManager {
  const errors = new PipelineErrors('');
  const parsed = parsePassPipeline(pipeline, passRegistry, errors);
  assert.ok(parsed, errors.text);
  return PassManager.of(context, parsed);
}

interface Streamed {
  readonly kind: StreamResult['kind'];
  readonly text: string | undefined;
  readonly errors: string;
  /** What passes wrote to the error stream. */
  readonly written: string;
  /** Whether operations were printed one by one. */
  readonly inParts: boolean;
}

function stream(text: string, flags: PrintingFlags = {}, pipeline?: string): Streamed {
  const context = newContext();
  let written = '';
  context.writeDebugText = (more) => (written += more);
  const transform = pipeline === undefined ? undefined : passes(pipeline, context);
  let inParts = false;
  const observer = { beforeForgetting: () => (inParts = true) };
  const { result, diagnostics } = context.diagnostics.collect(() =>
    streamSource(new SourceFile('-', text), context, flags, observer, transform),
  );
  const printed = result.kind === 'printed' ? Buffer.concat(result.text).toString() : undefined;
  return { kind: result.kind, text: printed, errors: diagnostics.map(renderDiagnostic).join(''), written, inParts };
}

function asWhole(
  text: string,
  flags: PrintingFlags = {},
  pipeline?: string,
): { text: string | undefined; errors: string; written: string } {
  const context = newContext();
  let written = '';
  context.writeDebugText = (more) => (written += more);
  const { result: module, diagnostics } = context.diagnostics.collect(() => {
    const parsed = parseSource(new SourceFile('-', text), context);
    const succeeded = parsed && (pipeline === undefined || passes(pipeline, context).run(parsed));
    return succeeded ? parsed : undefined;
  });
  const printed = module && printOp(module, { ...flags, assumeVerified: true });
  return { text: printed, errors: diagnostics.map(renderDiagnostic).join(''), written };
}

function programs(folder: string): string[] {
  const entries = readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true });
  return entries
    .filter(({ name }) => name.endsWith('.mlir'))
    .flatMap(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8').split(/^\/\/ -----.*$/m))
    .filter((text) => text.length < 10_000);
}

for (const genericForm of [false, true]) {
  const form = genericForm ? 'generic' : 'custom';
  test(`operations that are printed one by one say what the whole module says, in ${form} form`, () => {
    let inParts = 0;
    // Operations print themselves in custom form; in generic form all are printed by one piece of code.
    for (const text of [...(genericForm ? [] : programs('lit-tests')), ...programs('fixtures/asm')]) {
      const flags = { debugInfo: !genericForm, genericForm };
      const streamed = stream(text, flags);
      if (streamed.inParts) inParts++;
      if (streamed.kind === 'unsuited') assert.is(streamed.errors, '', text);
      else {
        const { text: printed, errors, written } = streamed;
        assert.equal({ text: printed, errors, written }, asWhole(text, flags), text);
      }
    }
    assert.ok(inParts > (genericForm ? 30 : 100), `${inParts} programs were printed in parts`);
  });
}

test('symbols that go through passes one by one come out as with the whole module', () => {
  const memberwise = passRegistry.entries('pass').filter(({ spec }) => 'isMemberwise' in spec);
  let inParts = 0;
  for (const [i, text] of programs('fixtures/passes').entries()) {
    const { spec } = memberwise[i % memberwise.length]!;
    const pass = !('anchor' in spec) ? spec.argument : `${spec.anchor}(${spec.argument})`;
    const pipeline = `builtin.module(${pass},canonicalize,cse)`;
    const streamed = stream(text, { debugInfo: true }, pipeline);
    if (streamed.inParts && streamed.kind === 'printed') inParts++;
    if (streamed.kind === 'unsuited') assert.is(streamed.errors, '', text);
    else {
      const { text: whole, errors, written } = asWhole(text, { debugInfo: true }, pipeline);
      assert.equal(
        [streamed.text, streamed.errors, streamed.written],
        [whole, errors, written],
        `${pipeline}\n${text}`,
      );
    }
  }
  assert.ok(inParts > 100, `${inParts} programs went through passes in parts`);
});

test('text with locations is printed again as it was', () => {
  let inParts = 0;
  for (const text of programs('fixtures/asm')) {
    const { text: located } = asWhole(text, { debugInfo: true });
    if (located === undefined) continue;
    const streamed = stream(located, { debugInfo: true });
    if (!streamed.inParts || streamed.kind === 'unsuited') continue;
    inParts++;
    assert.equal([streamed.kind, streamed.text], ['printed', asWhole(located, { debugInfo: true }).text]);
  }
  assert.ok(inParts > 20, `${inParts} programs were printed in parts`);
});

/** Two functions, `first` before the first one and `last` behind the second. */
const two = (first: string, last = ''): string => `
  ${first}
  func.func @f(%x: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>) -> index { %c = arith.constant 1 : index return %c : index }
  func.func @g(%x: memref<4xf32, affine_map<(d0) -> (d0 * 3)>>) { return }
  ${last}
`;

for (const [what, text, flags] of [
  ['functions that share names of values and maps', two('')],
  ['a module with a name and attributes', `module @m attributes {a.b = affine_map<(d0) -> (d0 * 3)>} {${two('')}}`],
  ['a module in generic form', `"builtin.module"() <{sym_name = "m"}> ({${two('')}}) : () -> ()`],
  ['a module with attributes of several lines', `module @m attributes {a.b = #unknown<[\n{\n}]>} {${two('')}}`],
  [
    'a module whose location has several lines',
    `module {${two('')}} loc(fused<#unknown<{\n}>>["a"])`,
    { debugInfo: true },
  ],
  ['an empty module between others', two('', 'module {}')],
  [
    'modules that begin lines',
    `module {${two('')}}\nmodule @m attributes {a.b = affine_map<(d0) -> (d0 * 3)>} {${two('')}}`,
  ],
  [
    'modules in generic form',
    `"builtin.module"() ({${two('')}}) : () -> ()\n"builtin.module"() ({${two('')}}) {a.b} : () -> ()`,
  ],
  ['modules with a function behind them', `module {${two('')}}\nmodule {}\nfunc.func private @h()`],
  [
    'modules that have locations',
    `#l = loc("a")\nmodule {${two('')}} loc(#l)\nmodule {${two('')}} loc(#l)`,
    { debugInfo: true },
  ],
  ['locations', `#l = loc("a")\nmodule {${two('')}} loc(fused[#l, "b"])`, { debugInfo: true }],
  [
    'locations that are defined at the end',
    `#l = loc("a")\nmodule {${two('func.func private @h() loc(#m)')}} loc(#m)\n\n#m = loc(fused[#l, "b"])\n#n = loc("n")\n`,
    { debugInfo: true },
  ],
  ['local scope', `module {${two('')}} loc("a")`, { localScope: true }],
  [
    'resources',
    two(
      '"a.b"() {c = dense_resource<r> : tensor<1xi8>} : () -> ()',
      '{-# dialect_resources: {builtin: {r: "0x0400000001"}} #-}',
    ),
  ],
  [
    'calls of functions that come later',
    two('func.func @h() { call @i() : () -> () return }', 'func.func private @i()'),
  ],
  [
    'attributes of arguments that have an alias already',
    two('', 'func.func @h(%x: i1 {a.b = affine_map<(d0) -> (d0 * 2)>}) { return }'),
  ],
  [
    'operations in generic form with aliases before, in and behind regions',
    two(
      '',
      '"a.b"() <{c = affine_map<(d0) -> (d0 * 2)>}> ({ "a.d"() {e = affine_set<() : (0 == 0)>} : () -> () }) {f = affine_map<() -> ()>} : () -> ()',
    ),
  ],
] as [string, string, PrintingFlags?][]) {
  test(`prints ${what} one by one`, () => {
    for (const genericForm of flags ? [false] : [false, true]) {
      const streamed = stream(text, { ...flags, genericForm });
      assert.ok(streamed.inParts);
      assert.is(streamed.kind, 'printed');
      assert.is(streamed.text, asWhole(text, { ...flags, genericForm }).text);
    }
  });
}

for (const [what, text, flags] of [
  ['values of the module', two('%0 = "a.b"() : () -> i32')],
  [
    'values of the module that come later',
    two('"a.b"() ({ "a.c"(%0) : (i32) -> () }) : () -> ()', '%0 = "a.b"() : () -> i32'),
  ],
  ['two modules', 'module {} module {}'],
  ['two modules of several operations each', `module {${two('')}} module {${two('')}}`],
  ['one module, though another in it begins a line', `module {${two('')}\nmodule {}\n}`],
  ['a module beside other operations', `module {${two('')}} func.func private @h()`],
  ['attributes behind the operations', `"builtin.module"() ({${two('')}}) {a.b} : () -> ()`],
  ['operations that do not verify', two('', 'func.func @h() { call @f() : () -> () return }')],
  ['symbols that are missing', two('func.func @h() { call @i() : () -> () return }')],
  ['symbols that are defined twice', two('func.func private @f()')],
  [
    'attributes of arguments that only something later gives an alias',
    two('func.func @h(%x: i1 {a.b = affine_map<(d0) -> (d0 * 3)>}) { return }'),
  ],
  [
    'properties of unknown operations that only something later gives an alias',
    two('"a.b"() <{c = affine_map<(d0) -> (d0 * 3)>}> : () -> ()'),
  ],
  ['distinct attributes', two('"a.b"() {c = distinct[0]<unit>} : () -> ()')],
  ['characters that marks are made of', two('"a.b"() {c = #b.c<"\x01">} : () -> ()')],
  ['locations that are defined later', two('func.func private @h() loc(#l)', '#l = loc("a")'), { debugInfo: true }],
] as [string, string, PrintingFlags?][]) {
  test(`leaves ${what} to those who see the whole module, and says nothing`, () => {
    const { kind, errors } = stream(text, flags);
    assert.equal([kind, errors], ['unsuited', '']);
  });
}

/** So many functions that not all are processed together. */
const many = Array.from({ length: 400 }, (_, i) => `\nfunc.func @many${i}() { return }`).join('') + '\n';
const global = 'memref.global "private" constant @k : memref<f32> = dense<1.0>';
const load = `func.func @h() -> f32 {
  %m = memref.get_global @k : memref<f32>
  %x = affine.load %m[] : memref<f32>
  return %x : f32
}`;

for (const [what, text] of [
  [
    'calls of functions that come later',
    two('func.func @h() { call @i() : () -> () return }', 'func.func private @i()'),
  ],
  [
    'calls of functions that come much later',
    two('func.func @h() { call @i() : () -> () return }', `${many}func.func private @i()`),
  ],
  ['a constant that was defined before', two(global, load)],
  ['a constant that is defined soon', two(load, global)],
  ['a constant that was defined long before', two(global + many, load)],
] as const) {
  test(`symbols go through passes one by one with ${what}`, () => {
    const streamed = stream(text, {}, 'builtin.module(canonicalize)');
    assert.ok(streamed.inParts);
    assert.is(streamed.text, asWhole(text, {}, 'builtin.module(canonicalize)').text);
  });
}

for (const pass of [
  'strip-debuginfo',
  'symbol-privatize',
  'print-op-stats',
  'cse,print-op-stats{json=true},canonicalize',
]) {
  test(`${pass} sees symbols one by one, and the module at the end`, () => {
    const nested = 'module @n { func.func private @j() { return } }';
    const text = `module @m {${two(global, `func.func @h() { call @i() : () -> () return } ${many} func.func private @i() ${nested}`)}} loc("m")`;
    const pipeline = `builtin.module(${pass})`;
    const streamed = stream(text, { debugInfo: true }, pipeline);
    assert.ok(streamed.inParts);
    const { text: printed, errors, written } = streamed;
    assert.equal({ text: printed, errors, written }, asWhole(text, { debugInfo: true }, pipeline));
    assert.is(written !== '', pass.includes('print-op-stats'));
  });
}

for (const [what, text, pipeline = 'builtin.module(canonicalize)'] of [
  ['operations that are no symbols', two('"a.b"() : () -> ()')],
  ['unknown operations', two('"a.b"() ({}) {sym_name = "s"} : () -> ()')],
  ['operations that see what is around them', two('"a.b"() ({}) {sym_name = "s"} : () -> ()')],
  ['a constant that is defined much later', two(load, many + global)],
  [
    'a symbol that is missing, though the call of it is dead',
    two('func.func @h() { return ^bb1: call @i() : () -> () return }'),
  ],
  [
    'passes that fail',
    two('', 'func.func @h() { %a = arith.constant 0 : i32 return }'),
    'builtin.module(canonicalize{test-convergence=true max-iterations=1})',
  ],
  [
    'resources',
    two(
      '',
      `func.func @h() -> tensor<1xi8> { %r = arith.constant dense_resource<r> : tensor<1xi8> return %r : tensor<1xi8> } {-# dialect_resources: {builtin: {r: "0x0400000001"}} #-}`,
    ),
  ],
] as const) {
  test(`leaves ${what} to passes that see the whole module, and says nothing`, () => {
    const { kind, errors } = stream(text, {}, pipeline);
    assert.equal([kind, errors], ['unsuited', '']);
  });
}

test('reports what does not parse behind operations that were printed', () => {
  const text = two('', 'func.func @h() { nothing }');
  const { kind, errors } = stream(text);
  assert.is(kind, 'failed');
  assert.is(errors, asWhole(text).errors);
  assert.match(errors, /^-:5:20: error: custom op 'nothing' is unknown/);
});

test.run();
