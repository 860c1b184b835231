import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtin } from '../../builtin/index.ts';
import { Context } from '../../ir/context.ts';
import { DialectRegistry } from '../../ir/dialect.ts';
import { foreignDialectsOfTTMLIR } from '../../ir/foreign-dialects.ts';
import { parseAttribute, parseText, parseType } from '../parse-source.ts';
import { printAttribute, printOp, printType } from '../printer/print-op.ts';

const newContext = (): Context => new Context(new DialectRegistry({ builtin: () => builtin }));

test('attributes and types of dialects of MLIR need no leave', () => {
  const context = newContext();
  const text = 'memref<4xf32, #gpu.address_space<workgroup>>';
  assert.is(printType(parseType(text, context)!), text);
  assert.is(printType(parseType('vector<4x!llvm.ptr>', context)!), 'vector<4x!llvm.ptr>');
});

test('operations of dialects of MLIR in generic form need no leave either', () => {
  const module = parseText('"gpu.barrier"() {gpu.x} : () -> ()', newContext());
  assert.match(printOp(module!), '"gpu.barrier"() {gpu.x} : () -> ()');
});

test('nor do those of the dialects that only tt-mlir has', () => {
  for (const dialect of foreignDialectsOfTTMLIR) {
    const module = parseText(`"${dialect}.foo"() : () -> !${dialect}.bar`, newContext());
    assert.match(printOp(module!), `%0 = "${dialect}.foo"() : () -> !${dialect}.bar`);
  }
});

test('those of unknown dialects do, as mlir-opt says behind the dot', () => {
  const help =
    'created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used';
  const errorOf = (parse: (context: Context) => unknown): string => {
    const context = newContext();
    const { result, diagnostics } = context.diagnostics.collect(() => parse(context));
    assert.is(result, undefined);
    const { location, message } = diagnostics[0]!;
    return `${location.kind === 'file' ? location.column : '?'}: ${message}`;
  };
  assert.is(
    errorOf((context) => parseAttribute('#foo.bar', context)),
    `6: #"foo"<"bar"> : 'none' attribute ${help}`,
  );
  assert.is(
    errorOf((context) => parseAttribute('#foo<bar>', context)),
    `1: #"foo"<"bar"> : 'none' attribute ${help}`,
  );
  assert.is(
    errorOf((context) => parseType('!foo.bar<1>', context)),
    `6: \`!"foo"<"bar<1>">\` type ${help}`,
  );
});

test('sparse encodings are written as their dialect writes them', () => {
  const written = '{\n crdWidth = 8, posWidth=0, map = [a](i, j)->(j * a : dense,\n i : compressed( nonunique,soa)),}';
  const canonical = '{ map = [s0](d0, d1) -> (d1 * s0 : dense, d0 : compressed(nonunique, soa)), crdWidth = 8 }';
  const attribute = parseAttribute(`#sparse_tensor.encoding<${written}>`, newContext())!;
  assert.is(printAttribute(attribute), `#sparse_tensor.encoding<${canonical}>`);
  const wrong = '#sparse_tensor.encoding<{ map=(<<()->()>>)(:) }>';
  assert.is(printAttribute(parseAttribute(wrong, newContext())!), wrong, 'what is no map of levels is kept');
});

test('units of devices are written without blanks', () => {
  assert.is(printAttribute(parseAttribute('#gpu.thread< x >', newContext())!), '#gpu.thread<x>');
});

test.run();
