import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../asm/parse-source.ts';
import { printOp } from '../../asm/printer/print-op.ts';
import { Context } from '../../ir/context.ts';
import { type Diagnostic } from '../../ir/diagnostics.ts';
import { walk } from '../../ir/walk.ts';
import { createRegistry } from '../registry.ts';

/** Texts are learned when they are there for the second time, so that the third is the first that is not parsed. */
const repetitions = 4;

function newContext(): Context {
  const context = new Context(createRegistry());
  context.allowUnregisteredDialects = true;
  return context;
}

/** A function `@f<number>` of i32, i1, f32, a memref and a tensor, under names of its own, around some statements. */
function functionOf(number: number, statements: readonly string[]): string {
  const body = statements.map((text) => text.replace(/%(\w)/g, `%$1${number}`)).join('\n');
  const argument = (name: string, type: string): string => `%${name}${number}: ${type}`;
  const list = [['a', 'i32'], ['b', 'i32'], ['c', 'i1'], ['x', 'f32'], ['i', 'index'], ['j', 'index'], ['m', 'memref<?x?xf32>'], ['t', 'tensor<4xf32>']]; // prettier-ignore
  const signature = list.map(([name, type]) => argument(name!, type!)).join(', ');
  return `func.func @f${number}(${signature}) {\n${body}\nreturn\n}\n`;
}

function printed(text: string): string {
  const module = parseText(text, newContext());
  assert.ok(module, text);
  return `${printOp(module, { debugInfo: false, localScope: true })}\n`;
}

const statements = [
  ['%0 = arith.addi %a, %b : i32', '%1 = arith.addi %b, %a : i32', '%2 = arith.addi %a, %a : i32'],
  ['%0 = arith.select %c, %a, %b : i32', '%1 = arith.select %c, %b, %a : i32'],
  ['%0 = arith.cmpi slt, %a, %b : i32', '%1 = arith.cmpi sgt, %a, %b : i32'],
  ['%0 = arith.constant 5 : i32', '%1 = arith.constant 5 : i64', '%2 = arith.constant true'],
  ['%0 = affine.load %m[%i, %j] : memref<?x?xf32>', '%1 = affine.load %m[%i, %i] : memref<?x?xf32>'],
  ['%0 = affine.load %m[%i + %j, %j] : memref<?x?xf32>', '%1 = affine.load %m[%i + %i, %j] : memref<?x?xf32>'],
  ['affine.store %x, %m[%i, %j] : memref<?x?xf32>', 'affine.store %x, %m[%j, %j] : memref<?x?xf32>', 'affine.store %x, %m[%j, %i] : memref<?x?xf32>'],
  ['%0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%j]', '%1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%j)[%j]'],
  ['%0 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%i, %j)', '%1 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%j, %j)'],
  ['%0 = memref.subview %m[%i, 2] [%j, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>'],
  ['%0 = memref.subview %m[%i, %j] [1, 4] [1, 1] : memref<?x?xf32> to memref<4xf32, strided<[1], offset: ?>>', '%1 = memref.subview %m[%j, %j] [1, 4] [1, 1] : memref<?x?xf32> to memref<4xf32, strided<[1], offset: ?>>'],
  ['%0 = tensor.extract_slice %t[%i] [2] [1] : tensor<4xf32> to tensor<2xf32>', '%1 = tensor.extract_slice %t[%j] [2] [1] : tensor<4xf32> to tensor<2xf32>'],
  ['%0 = tosa.clamp %t {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>'],
  ['%0 = stablehlo.add %t, %t : tensor<4xf32>', '%1 = stablehlo.add %0, %t : tensor<4xf32>'],
  ['%0 = stablehlo.slice %t [0:2] : (tensor<4xf32>) -> tensor<2xf32>', '%1 = stablehlo.concatenate %0, %t, dim = 0 : (tensor<2xf32>, tensor<4xf32>) -> tensor<6xf32>'],
  ['%0 = stablehlo.constant dense<1.0> : tensor<4xf32>', '%1 = stablehlo.constant dense<2.0> : tensor<4xf32>'],
  ['%0 = "d.o"(%a, %x) {s = "%a \\" %b"} : (i32, f32) -> i1', '%1 = "d.o"(%a, %x) {s = "%b \\" %b"} : (i32, f32) -> i1'],
  ['%0:2 = "d.o"() : () -> (i32, i32)', '"d.p"(%0#1) : (i32) -> ()', '"d.p"(%0#0) : (i32) -> ()'],
  ['"d.p"(%a) : (i32) -> () // %b', '"d.p"(%a)  :  (i32) -> ()  ', '"d.p"(%a) : (i32) -> () loc("x":1:2)'],
  ['"d.r"(%a) ({', '"d.p"(%b) : (i32) -> ()', '}) : (i32) -> ()'],
  ['cf.br ^bb1(%a : i32)', '^bb1(%0 : i32):', 'cf.cond_br %c, ^bb1(%b : i32), ^bb2', '^bb2:'],
  ['cf.cond_br %c, ^bb2, ^bb1', '^bb1:', 'cf.br ^bb2', '^bb2:', 'cf.br ^bb3', '^bb3:'],
  ['cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)', '^bb1(%0: i32):', '"d.s"(%0)[^bb2] : (i32) -> ()', '^bb2:'],
  ['"d.graph"() ({', '"d.use"(%q) : (i32) -> ()', '%q = "d.def"() : () -> i32', '}) : () -> ()'],
]; // prettier-ignore

for (const lines of statements) {
  test(`what is repeated reads as it does alone: ${lines[0]}`, () => {
    const functions = Array.from({ length: repetitions }, (_, number) => functionOf(number, lines));
    const alone = functions.map((text) => printed(text).replace(/^module \{\n|\}\n$/g, ''));
    assert.is(printed(functions.join('')), `module {\n${alone.join('')}}\n`);
  });
}

test('a repeated place has an index for each name that is not there twice', () => {
  const load = (i: string, j: string): string => `affine.load %m[%${i}, %${j}] : memref<?x?xf32>`;
  const lines = [load('i', 'j'), load('j', 'i'), load('i', 'j'), load('i', 'i'), load('j', 'i')];
  const counts: number[] = [];
  walk(parseText(functionOf(0, lines), newContext())!, {
    before: ({ name, numOperands }) => {
      if (name === 'affine.load') counts.push(numOperands);
      return 'advance';
    },
  });
  assert.equal(counts, [3, 3, 3, 2, 3]);
});

/** What is said about the last of some functions whose statements are equal, but for one that `wrong` takes the place of. */
function complaint(right: string, wrong: string): Diagnostic {
  const functions = Array.from({ length: repetitions }, (_, number) =>
    functionOf(number, [number === repetitions - 1 ? wrong : right]),
  );
  const context = newContext();
  const { diagnostics } = context.diagnostics.collect(() => parseText(functions.join(''), context));
  assert.is(diagnostics.length, 1);
  return diagnostics[0]!;
}

test('a repeated statement with an operand of another type is refused where the operand is used', () => {
  const { message, location, notes } = complaint('%0 = arith.addi %a, %b : i32', '%0 = arith.addi %a, %x : i32');
  assert.is(message, "use of value '%x3' expects different type than prior uses: 'i32' vs 'f32'");
  assert.ok(location.kind === 'file');
  assert.equal([location.line, location.column], [4 * (repetitions - 1) + 2, 23]);
  assert.is(notes[0]!.message, 'prior use here');
});

test('a repeated statement with a value that is defined nowhere is refused', () => {
  const { message, location } = complaint('"d.p"(%a) : (i32) -> ()', '"d.p"(%z) : (i32) -> ()');
  assert.is(message, 'use of undeclared SSA value name');
  assert.ok(location.kind === 'file');
  assert.is(location.column, 7);
});

test('a repeated branch to a block that is defined nowhere is refused where the block is named', () => {
  const { message, location } = complaint('cf.br ^bb1\n^bb1:', 'cf.br ^bb2\n^bb1:');
  assert.is(message, 'reference to an undefined block');
  assert.ok(location.kind === 'file');
  assert.is(location.column, 7);
});

test('a repeated statement without results is given no name', () => {
  const { message } = complaint('"d.p"(%a) : (i32) -> ()', '%0 = "d.p"(%a) : (i32) -> ()');
  assert.is(message, 'cannot name an operation with no results');
});

/** Statements of one line, and such that begin with the same line and go on. */
const continuations = [
  ['func.func @f() {\nreturn\n}', 'func.func @f(%a: i32) -> i32 {\nreturn\n%a : i32\n}'],
  ['func.func @f() {\ncf.br ^bb1\n^bb1:\nreturn\n}', 'func.func @f(%a: i32) {\ncf.br ^bb1\n// of a block\n(%a : i32)\n^bb1(%0: i32):\nreturn\n}'],
  ['func.func @f() {\nreturn\n}', 'func.func @f() {\nreturn\n{d.x}\n}'],
  ['func.func private @f()', 'func.func private @f()\n-> i32'],
  ['func.func private @f()', 'func.func private @f()\nattributes {d.x}'],
  ['memref.global @f : memref<1xi32>', 'memref.global @f : memref<1xi32>\n= dense<1>'],
  ['%0 = arith.constant 5', '%0 = arith.constant 5\n: i32'],
]; // prettier-ignore

for (const [whole, continued] of continuations) {
  test(`a repeated statement may go on in the next line: ${continued}`, () => {
    const inModule = (text: string | undefined): string => `module {\n${text}\n}\n`;
    assert.match(printed(inModule(whole).repeat(repetitions) + inModule(continued)), printed(inModule(continued)).replace(/^(?=.)/gm, '  ')); // prettier-ignore
  });
}

test('each of the repeated statements has a place of its own', () => {
  const lines = Array.from({ length: repetitions }, (_, i) => `${' '.repeat(i)}"d.p"() : () -> ()`);
  const module = parseText(lines.join('\n'), newContext())!;
  const places = Array.from(module.regions[0]!.firstBlock!.operations(), ({ location }) => {
    assert.ok(location.kind === 'file');
    return [location.line, location.column];
  });
  assert.equal(places, lines.map((_, i) => [i + 1, i + 1])); // prettier-ignore
});

test('what is repeated is kept once', () => {
  const text = 'arith.constant 5 : i32\n'.repeat(repetitions + 1);
  const module = parseText(text, newContext())!;
  const [, , third, fourth] = module.regions[0]!.firstBlock!.operations();
  assert.is.not(third, fourth);
  assert.is(third!.properties, fourth!.properties);
});

test('a short name means what the dialect around it says', () => {
  const short = functionOf(0, ['"d.p"() : () -> ()']);
  const text = `${short}${short.replace('@f0', '@f1')}${short.replace('@f0', '@f2')}"d.r"() ({\n  return\n}) : () -> ()`;
  const context = newContext();
  const { diagnostics } = context.diagnostics.collect(() => parseText(text, context));
  assert.match(diagnostics[0]!.message, "custom op 'return' is unknown");
});

test.run();
