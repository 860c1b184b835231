import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryIo } from '../memory-io.ts';
import { main } from '../ttmlir-opt.ts';

/** Passes over programs so long that they would take minutes if they looked along the whole program from each operation. */

const mostSeconds = 20;

function rows(count: number, row: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => row(i)).join('\n');
}

function endsSoon(name: string, pass: string, text: string, exitCode: number): void {
  test(name, async () => {
    const before = process.cpuUsage();
    assert.is(await main([pass, '-o', '/dev/null'], memoryIo({ stdin: text })), exitCode);
    const { user, system } = process.cpuUsage(before);
    assert.ok((user + system) / 1e6 < mostSeconds);
  });
}

endsSoon(
  'clones that nothing gives back are kept without a search for what does',
  '--canonicalize',
  `func.func @f(%x: memref<8xf32>) -> memref<8xf32> {
${rows(20_000, (i) => `%b${i} = bufferization.clone %${i === 0 ? 'x' : `b${i - 1}`} : memref<8xf32> to memref<8xf32>`)}
return %b19999 : memref<8xf32>
}`,
  0,
);

endsSoon(
  'what a chain of choices may name follows from the choice before',
  '--convert-memref-to-tensor',
  `func.func @f(%c: i1, %x: memref<8xf32>, %y: memref<8xf32>) -> memref<8xf32> {
${rows(20_000, (i) => `%s${i} = arith.select %c, %${i === 0 ? 'x' : `s${i - 1}`}, %y : memref<8xf32>`)}
return %s19999 : memref<8xf32>
}`,
  0,
);

endsSoon(
  'a long chain of operators becomes one expression without copies of its beginnings',
  '--form-expressions',
  `func.func @f(%x: i32, %y: i32) -> i32 {
${rows(8_000, (i) => `%s${i} = emitc.add %${i === 0 ? 'x' : `s${i - 1}`}, %y : (i32, i32) -> i32`)}
return %s7999 : i32
}`,
  0,
);

test.run();
