import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faultText, loadInt, runText } from './kernel-text.ts';

const unsigned = (a: number): number => a >>> 0;
const floorDivide = (a: bigint, b: bigint): bigint => a / b - BigInt(a % b !== 0n && a < 0n !== b < 0n);
/** What each operation gives on 32-bit integers, in JavaScript's words. */
const definitions: Readonly<Record<string, (a: bigint, b: bigint) => bigint>> = {
  addi: (a, b) => a + b,
  subi: (a, b) => a - b,
  muli: (a, b) => a * b,
  divsi: (a, b) => a / b,
  divui: (a, b) => BigInt.asUintN(32, a) / BigInt.asUintN(32, b),
  remsi: (a, b) => a % b,
  remui: (a, b) => BigInt.asUintN(32, a) % BigInt.asUintN(32, b),
  ceildivsi: (a, b) => -floorDivide(-a, b),
  ceildivui: (a, b) => -floorDivide(-BigInt.asUintN(32, a), BigInt.asUintN(32, b)),
  floordivsi: (a, b) => floorDivide(a, b),
  andi: (a, b) => a & b,
  ori: (a, b) => a | b,
  xori: (a, b) => a ^ b,
  minsi: (a, b) => (a < b ? a : b),
  maxsi: (a, b) => (a > b ? a : b),
  minui: (a, b) => (BigInt.asUintN(32, a) < BigInt.asUintN(32, b) ? a : b),
  maxui: (a, b) => (BigInt.asUintN(32, a) > BigInt.asUintN(32, b) ? a : b),
};

const integer = fc.oneof(fc.integer(), fc.constantFrom(1, -1, 2, 31, -(2 ** 31), 2 ** 31 - 1));
const divisor = integer.map((b) => (b === 0 ? 7 : b));

test('integer operations are those of 32 bits', () => {
  const names = Object.keys(definitions);
  const body = names
    .map(
      (name, i) => `%r${i} = arith.${name} %a, %b : i32\n%t${i} = arith.constant ${4096 + 4 * i} : i32
      "ttkernel.store_to_l1"(%r${i}, %t${i}) <{element_bytes = 4 : i32}> : (i32, i32) -> ()`,
    )
    .join('\n');
  const text = `func.func @reader(%a: i32, %b: i32) {\n${body}\n"ttkernel.return"() : () -> () }`;
  fc.assert(
    fc.property(integer, divisor, (a, b) => {
      if (a === -(2 ** 31) && b === -1) return;
      const { chip } = runText(text, { args: { reader: [a, b] } });
      names.forEach((name, i) => {
        const expected = Number(BigInt.asIntN(32, definitions[name]!(BigInt(a), BigInt(b))));
        assert.is(loadInt(chip, 4096 + 4 * i), expected, `${name} of ${a} and ${b}`);
      });
    }),
    { seed: 21, numRuns: 25 },
  );
});

test('shifts, comparisons, select and casts', () => {
  const store = (name: string, slot: number): string => `%t${slot} = arith.constant ${4096 + 4 * slot} : i32
    "ttkernel.store_to_l1"(%${name}, %t${slot}) <{element_bytes = 4 : i32}> : (i32, i32) -> ()`;
  const predicates = ['eq', 'ne', 'slt', 'sle', 'sgt', 'sge', 'ult', 'ule', 'ugt', 'uge'];
  const compares = predicates.map(
    (name, i) =>
      `%b${i} = arith.cmpi ${name}, %a, %b : i32\n%e${i} = arith.extui %b${i} : i1 to i32\n${store(`e${i}`, i)}`,
  );
  const text = `func.func @reader(%a: i32, %b: i32) {
    ${compares.join('\n')}
    %s = arith.select %b2, %a, %b : i32
    ${store('s', 10)}
    %c3 = arith.constant 3 : i32
    %l = arith.shli %a, %c3 : i32
    ${store('l', 11)}
    %ru = arith.shrui %a, %c3 : i32
    ${store('ru', 12)}
    %rs = arith.shrsi %a, %c3 : i32
    ${store('rs', 13)}
    %i8 = arith.trunci %a : i32 to i8
    %sx = arith.extsi %i8 : i8 to i32
    ${store('sx', 14)}
    %ux = arith.extui %i8 : i8 to i32
    ${store('ux', 15)}
    %ix = arith.index_cast %a : i32 to index
    %iy = arith.index_cast %ix : index to i32
    ${store('iy', 16)}
    "ttkernel.return"() : () -> () }`;
  for (const [a, b] of [
    [5, 7],
    [-5, 7],
    [7, -5],
    [-1, -1],
    [200, 0],
  ] as const) {
    const { chip } = runText(text, { args: { reader: [a, b] } });
    const [ua, ub] = [unsigned(a), unsigned(b)];
    const order = [a === b, a !== b, a < b, a <= b, a > b, a >= b, ua < ub, ua <= ub, ua > ub, ua >= ub];
    const i8 = (a << 24) >> 24;
    const rest = [a < b ? a : b, a << 3, (a >>> 3) | 0, a >> 3, i8, i8 & 0xff, a];
    const expected = [...order.map(Number), ...rest];
    assert.equal(
      expected.map((_, slot) => loadInt(chip, 4096 + 4 * slot)),
      expected,
      `${a}, ${b}`,
    );
  }
});

test('loops carry values and may be nested, branches yield', () => {
  const text = `func.func @reader(%n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %fib:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0, %b = %c1) -> (i32, i32) : i32 {
      %next = arith.addi %a, %b : i32
      scf.yield %b, %next : i32, i32
    }
    %pairs = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %c0) -> (i32) : i32 {
      %inner = scf.for %j = %c0 to %i step %c1 iter_args(%s = %sum) -> (i32) : i32 {
        %t = arith.addi %s, %c1 : i32
        scf.yield %t : i32
      }
      scf.yield %inner : i32
    }
    %c10 = arith.constant 10 : i32
    %big = arith.cmpi sgt, %n, %c10 : i32
    %kind = scf.if %big -> (i32) {
      scf.yield %c1 : i32
    } else {
      scf.yield %c0 : i32
    }
    %p0 = arith.constant 4096 : i32
    %p1 = arith.constant 4100 : i32
    %p2 = arith.constant 4104 : i32
    "ttkernel.store_to_l1"(%fib#0, %p0) <{element_bytes = 4 : i32}> : (i32, i32) -> ()
    "ttkernel.store_to_l1"(%pairs, %p1) <{element_bytes = 4 : i32}> : (i32, i32) -> ()
    "ttkernel.store_to_l1"(%kind, %p2) <{element_bytes = 4 : i32}> : (i32, i32) -> ()
    "ttkernel.return"() : () -> () }`;
  for (const [n, fibonacci, pairs, kind] of [
    [0, 0, 0, 0],
    [1, 1, 0, 0],
    [10, 55, 45, 0],
    [12, 144, 66, 1],
  ] as const) {
    const { chip } = runText(text, { args: { reader: [n] } });
    assert.equal([loadInt(chip, 4096), loadInt(chip, 4100), loadInt(chip, 4104)], [fibonacci, pairs, kind]);
  }
});

test('division by zero, a loop without step and missing arguments are faults', () => {
  const kernel = (body: string): string => `func.func @reader(%a: i32) {
    %c0 = arith.constant 0 : i32
    ${body}
    "ttkernel.return"() : () -> () }`;
  assert.is(
    faultText(kernel('%r = arith.divui %a, %c0 : i32')),
    "unsupported: chip 0, core (0, 0), noc0, kernel 'reader', op 'arith.divui', at k.mlir:10:10: division by zero",
  );
  assert.is(
    faultText(kernel('scf.for %i = %c0 to %a step %c0 : i32 { }'), { args: { reader: [3] } }),
    "unsupported: chip 0, core (0, 0), noc0, kernel 'reader', op 'scf.for', at k.mlir:10:5: the step of a loop is 0, not above 0",
  );
  assert.is(
    faultText(kernel('%c7 = arith.constant 7 : i32\n%r = "ttkernel.get_arg_val"(%c7) : (i32) -> i32'), {
      args: { reader: [1, 2] },
    }),
    "unsupported: chip 0, core (0, 0), noc0, kernel 'reader', op 'ttkernel.get_arg_val', at k.mlir:11:6: there is no runtime argument 7: the core got 2",
  );
});

test('what a thread cannot run is found before anything runs', () => {
  assert.is(
    faultText(
      'func.func @compute(%n: i32) { "ttkernel.noc_async_read_barrier"() : () -> () "ttkernel.return"() : () -> () }',
    ),
    "unsupported: kernel 'compute', op 'ttkernel.noc_async_read_barrier', at k.mlir:8:31: this thread has no such operation",
  );
  assert.is(
    faultText('func.func @reader(%n: i64) { "ttkernel.return"() : () -> () }'),
    "unsupported: kernel 'reader', op 'func.func', at k.mlir:8:1: values of type i64 have no register",
  );
});

test.run();
