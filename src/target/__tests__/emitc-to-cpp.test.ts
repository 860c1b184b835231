import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type CppOptions } from '../cpp/cpp-emitter.ts';
import { translateToCpp } from '../emitc-to-cpp.ts';
import { parseModule } from './translate.ts';

/** Returns the C++ of a program, or its diagnostics. */
function cpp(text: string, options?: CppOptions): string | readonly string[] {
  const diagnostics: string[] = [];
  const module = parseModule(text, diagnostics);
  const result = module && translateToCpp(module, options);
  return result ?? diagnostics;
}

test('arguments of blocks that are exchanged are put aside first', () => {
  const text = cpp(
    `func.func @swap(%c: i1, %a: i32, %b: i32, %d: f32) {
      cf.br ^head(%a, %b, %d : i32, i32, f32)
    ^head(%x: i32, %y: i32, %z: f32):
      cf.cond_br %c, ^head(%y, %x, %z : i32, i32, f32), ^exit
    ^exit:
      return
    }`,
    { declareVariablesAtTop: true },
  );
  assert.fixture(
    text as string,
    `void swap(bool v1, int32_t v2, int32_t v3, float v4) {
  int32_t v5;
  int32_t v6;
  float v7;
  v5 = v2;
  v6 = v3;
  v7 = v4;
  goto label2;
label2:
  if (v1) {
    {
      int32_t v8 = v5;
      v5 = v6;
      v6 = v8;
      v7 = v7;
    }
    goto label2;
  } else {
    goto label3;
  }
label3:
  return;
}

`,
  );
});

test('an argument that keeps its value is no exchange', () => {
  const text = cpp(
    `func.func @f(%a: i32) {
      cf.br ^loop(%a, %a : i32, i32)
    ^loop(%x: i32, %y: i32):
      cf.br ^loop(%x, %x : i32, i32)
    }`,
    { declareVariablesAtTop: true },
  );
  assert.match(text as string, 'label2:\n  v2 = v2;\n  v3 = v2;\n  goto label2;\n');
});

test('an expression may be the argument of a block', () => {
  const text = cpp(
    `emitc.func @f(%a: i32) -> i32 {
      %e = expression %a : (i32) -> i32 {
        %s = add %a, %a : (i32, i32) -> i32
        yield %s : i32
      }
      cf.br ^next(%e : i32)
    ^next(%x: i32):
      return %x : i32
    }`,
    { declareVariablesAtTop: true },
  );
  assert.match(text as string, '  v2 = v1 + v1;\n  goto label2;\n');
});

test('the text of LLVM 19: loop variables without letters, semicolons after nested statements, empty lines after functions', () => {
  const text = cpp(
    `func.func @f(%n: index, %c: i1) {
      emitc.for %i = %n to %n step %n {
        emitc.if %c {
          emitc.call_opaque "g"(%i) : (index) -> ()
        }
      }
      emitc.if %c {
      }
      return
    }`,
    { release: 19 },
  );
  assert.fixture(
    text as string,
    `void f(size_t v1, bool v2) {
  for (size_t v3 = v1; v3 < v1; v3 += v1) {
    if (v2) {
      g(v3);
    };
  }
  if (v2) {
  }
  return;
}


`,
  );
});

test('an expression may be as deep as memory allows', () => {
  const depth = 20000;
  const lines = Array.from({ length: depth }, (_, i) => `%${i + 1} = unary_minus %${i} : (i32) -> i32`).join('\n');
  const text = cpp(`emitc.func @f(%a: i32) -> i32 {
    %e = expression %a : (i32) -> i32 {
      %0 = unary_plus %a : (i32) -> i32
      ${lines}
      yield %${depth} : i32
    }
    return %e : i32
  }`) as string;
  assert.ok(text.includes(`return -${'(-'.repeat(depth - 1)}(+v1)${')'.repeat(depth - 1)};`));
});

test('a file is written only when its name is asked for', () => {
  const program = 'emitc.file "a" {\n  emitc.include "x.h"\n}\nemitc.include "y.h"';
  assert.is(cpp(program), '\n#include "y.h"\n\n');
  assert.is(cpp(program, { fileId: 'a' }), '#include "x.h"\n\n#include "y.h"\n\n');
  assert.is(cpp('emitc.file "" {\n  emitc.include "x.h"\n}', { fileId: '' }), '\n\n');
});

test('what has no C++ is an error at its place', () => {
  assert.equal(cpp('func.func @f() {\n  %0 = arith.constant 1 : i32\n  return\n}'), [
    "2: 'arith.constant' op unable to find printer for op",
  ]);
  assert.equal(cpp('func.func @f(%a: i7) {\n  return\n}'), ["1: cannot emit integer type 'i7'"]);
});

test.run();
