import { printModule, type Step } from '../ttir/program.ts';
import { functionsOfAllKinds, withSymbols } from './many-kinds.ts';

/** Inputs for measuring, made from a size so that cost can be followed as it grows. All of them verify. */

export interface BenchInput {
  readonly name: string;
  readonly text: string;
  /** Arguments that every tool needs to accept the input, or to print what the input is about. */
  readonly args: readonly string[];
  /** The tools read it as bytecode. */
  readonly isBytecode?: boolean;
}

/** Makes an input of about `bytes` bytes. */
export type MakeInput = (bytes: number) => BenchInput;

/** The shapes of input, in custom form where operations have one. */
export const inputShapes: Readonly<Record<string, MakeInput>> = {
  'generic-chain': genericChain,
  functions: manyFunctions,
  'one-function': oneFunction,
  nested: nestedRegions,
  constants: largeConstants,
  aliases: manyAliases,
  locations: manyLocations,
  'all-kinds': allKinds,
};

const unregistered = ['--allow-unregistered-dialect'];

/** One block of unregistered operations in generic form, each using the result before. */
export function genericChain(bytes: number): BenchInput {
  const first = '%0 = "bench.source"() : () -> tensor<4x?xf32>\n';
  const text = repeat(
    bytes,
    (i) =>
      `%${i + 1} = "bench.op"(%${i}) <{index = ${i} : i32}> {name = "n${i % 7}", sizes = [1, 2]} : (tensor<4x?xf32>) -> tensor<4x?xf32>\n`,
  );
  return { name: 'generic-chain', text: first + text, args: unregistered };
}

/** Many small functions of integer and floating-point arithmetic, branches and calls. */
export function manyFunctions(bytes: number): BenchInput {
  const text = repeat(
    bytes,
    (i) => `func.func @f${i}(%a: i32, %b: i32, %x: f32) -> (i32, f32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %a : i32
  %c4 = arith.constant ${i % 100} : i32
  %2 = arith.subi %1, %c4 : i32
  %3 = arith.cmpi slt, %2, %b : i32
  %4 = arith.mulf %x, %x : f32
  cf.cond_br %3, ^bb1(%2 : i32), ^bb2
^bb1(%5: i32):
  %6:2 = func.call @f${i >> 1}(%5, %0, %4) : (i32, i32, f32) -> (i32, f32)
  cf.br ^bb2
^bb2:
  %7 = arith.select %3, %0, %1 : i32
  return %7, %4 : i32, f32
}
`,
  );
  return { name: 'functions', text, args: [] };
}

/** One function of one long block. */
export function oneFunction(bytes: number): BenchInput {
  const body = repeat(bytes, (i) => {
    const last = i === 0 ? '%arg0' : `%${4 * i - 1}`;
    const [a, b, c, d] = [4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3];
    return `  %${a} = arith.addf ${last}, %arg0 : tensor<8x?x16xf32>
  %${b} = arith.mulf %${a}, ${last} : tensor<8x?x16xf32>
  %${c} = math.exp %${b} : tensor<8x?x16xf32>
  %${d} = arith.subf %${c}, %${a} {tag = "t${i % 5}"} : tensor<8x?x16xf32>
`;
  });
  const text = `func.func @main(%arg0: tensor<8x?x16xf32>) {\n${body}  return\n}\n`;
  return { name: 'one-function', text, args: [] };
}

/** Loops and conditions, each inside the one before, 24 levels deep. */
export function nestedRegions(bytes: number): BenchInput {
  const levels = 12;
  const text = repeat(bytes, (i) => {
    const lines = [`func.func @n${i}(%lb: index, %ub: index, %step: index, %c: i1, %v: i32) {`];
    for (let level = 0; level < levels; level++) {
      const pad = '  '.repeat(2 * level + 1);
      lines.push(`${pad}scf.for %i${level} = %lb to %ub step %step {`);
      lines.push(`${pad}  %s${level} = arith.addi %i${level}, %${level === 0 ? 'lb' : `i${level - 1}`} : index`);
      lines.push(`${pad}  scf.if %c {`);
    }
    for (let level = levels - 1; level >= 0; level--) {
      const pad = '  '.repeat(2 * level + 1);
      lines.push(`${pad}    %t${level} = arith.muli %v, %v : i32`, `${pad}  }`, `${pad}}`);
    }
    return `${lines.join('\n')}\n  return\n}\n`;
  });
  return { name: 'nested', text, args: [] };
}

/** Constants of 1000 written elements, of 1000 elements in hexadecimal, and splats. */
export function largeConstants(bytes: number): BenchInput {
  const hex = '0000803F'.repeat(1000);
  const body = repeat(bytes, (i) => {
    const integers = Array.from({ length: 1000 }, (_, j) => (i + 31 * j) % 100_000).join(', ');
    const floats = Array.from({ length: 1000 }, (_, j) => `${(i + j) % 1000}.${j % 10}`).join(', ');
    return `  %i${i} = arith.constant dense<[${integers}]> : tensor<1000xi32>
  %f${i} = arith.constant dense<[${floats}]> : tensor<1000xf32>
  %h${i} = arith.constant dense<"0x${hex}"> : tensor<1000xf32>
  %s${i} = arith.constant dense<${i}.5> : tensor<64x64xf32>
`;
  });
  return { name: 'constants', text: `func.func @constants() {\n${body}  return\n}\n`, args: [] };
}

/** A definition of an alias for every two of its uses: affine maps, sets and types. */
export function manyAliases(bytes: number): BenchInput {
  const definitions: string[] = ['!vec = tensor<4x?xf32>\n'];
  const body = repeat(bytes / 2, (i) => {
    const map = `#map${i} = affine_map<(d0, d1)[s0] -> (d0 + ${i}, d1 * ${(i % 9) + 2} + s0)>\n`;
    const set = `#set${i} = affine_set<(d0, d1) : (d0 - ${i} >= 0, d1 == 0)>\n`;
    definitions.push(map, set);
    return `  %${i} = "bench.use"(%arg0) {map = #map${i}, set = #set${i}, both = [#map${i}, #set${i}]} : (!vec) -> !vec\n`;
  });
  const text = `${definitions.join('')}func.func @aliases(%arg0: !vec) {\n${body}  return\n}\n`;
  return { name: 'aliases', text, args: unregistered };
}

/** Every operation and argument with a location: written out, by alias, named, fused or of a call. */
export function manyLocations(bytes: number): BenchInput {
  const definitions: string[] = [];
  const body = repeat(bytes, (i) => {
    definitions.push(`#loc${i} = loc("model.py":${i + 1}:${(i % 60) + 1})\n`);
    const alias = `#loc${i}`;
    return `func.func @l${i}(%a: i32 loc("a"("model.py":${i}:3)), %b: i32 loc(${alias})) -> i32 {
  %0 = arith.addi %a, %b : i32 loc(${alias})
  %1 = arith.muli %0, %a : i32 loc("layer${i}/mul"(${alias}))
  %2 = arith.subi %1, %a : i32 loc(callsite("f"("lib.py":${i % 100}:1) at ${alias}))
  %3 = arith.addi %1, %2 : i32 loc(fused["fuse.py":${i}:1, ${alias}])
  return %3 : i32 loc("model.py":${i}:9)
} loc(unknown)
`;
  });
  return { name: 'locations', text: definitions.join('') + body, args: ['--mlir-print-debuginfo'] };
}

/** The functions in the lit tests of all kinds of operations, again and again. */
export function allKinds(bytes: number): BenchInput {
  const programs = functionsOfAllKinds();
  const text = repeat(bytes, (i) => withSymbols(programs[i % programs.length]!, i));
  return { name: 'all-kinds', text, args: unregistered };
}

/** A function of `ops` TTIR operations: layers of a residual network without weights of its own. */
export function ttirProgram(ops: number): BenchInput {
  const type = '64x64xf32';
  const layer = ['matmul', 'add', 'relu', 'multiply', 'subtract'];
  const steps = Array.from({ length: ops }, (_, i): Step => {
    const op = layer[i % layer.length]!;
    const last = i === 0 ? '%arg0' : `%${2 * i - 1}`;
    return { op, inputs: op === 'relu' ? [last] : [last, i < 5 ? '%arg1' : `%${2 * i - 9}`], type };
  });
  const text = printModule(`${ops} operations`, [{ name: 'forward', args: [type, type], steps }]);
  return { name: 'ttir', text, args: [] };
}

/** Returns the texts that `piece` makes of 0, 1, 2, …, as many as `bytes` bytes hold. */
function repeat(bytes: number, piece: (index: number) => string): string {
  const pieces: string[] = [];
  for (let i = 0, size = 0; size < bytes; i++) {
    const text = piece(i);
    pieces.push(text);
    size += text.length;
  }
  return pieces.join('');
}
