import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtin } from '../../builtin/index.ts';
import { Context } from '../../ir/context.ts';
import { DialectRegistry } from '../../ir/dialect.ts';
import { FileLineColLoc, NameLoc, type Location } from '../../ir/location.ts';
import { parseText } from '../parse-source.ts';
import { LocationReader } from '../parser/location-reader.ts';
import { printLocation, printOp } from '../printer/print-op.ts';

/** A reader for which the alias `#a` stands for the name `a`; `#later` may be defined later. */
function reader(text: string): LocationReader {
  const alias = (start: number, end: number): Location | undefined =>
    text.slice(start, end) === '#a' ? new NameLoc('a') : undefined;
  return new LocationReader(text, {
    pooledText: (start, end) => text.slice(start, end),
    aliasInside: alias,
    aliasAlone: (start, end) => (text.slice(start, end) === '#later' ? new NameLoc('later') : alias(start, end)),
    fileLocation: (filename, line, column) => FileLineColLoc.get(filename, line, column),
  });
}

function read(text: string, mayBeDefinedLater = false): string | undefined {
  const location = reader(text).read(0, mayBeDefinedLater);
  return location && printLocation(location);
}

test('all kinds of locations are read', () => {
  assert.is(read('loc(unknown)'), 'loc(unknown)');
  assert.is(read('loc ( "a b.py" : 12 : 3 )'), 'loc("a b.py":12:3)');
  assert.is(read('loc("f":7)'), 'loc("f":7:0)');
  assert.is(read('loc("n"(#a))'), 'loc("n"("a"))');
  assert.is(read('loc(callsite("f":1:2 at "n"))'), 'loc(callsite("f":1:2 at "n"))');
  assert.is(read('loc(fused["f":1:2, #a,"f":1:2])'), 'loc(fused["f":1:2, "a"])');
  assert.is(read('loc(#a)'), 'loc("a")');
});

test('only an alias that stands alone may be defined later, and where the location ends is known', () => {
  assert.is(read('loc(#later)', true), 'loc("later")');
  assert.is(read('loc(#later)'), undefined);
  assert.is(read('loc("n"(#later))', true), undefined);
  const later = reader('x loc(#later ) y');
  assert.ok(later.read(2, true));
  assert.is(later.end, 14);
});

test('what is wrong or unusual is left to the grammar', () => {
  const bodies = [
    '',
    '"f',
    '"f\\n"',
    '"f\n"',
    '"f":',
    '"f":1:',
    '"f":1:2 to :3',
    '"f":1 to 2:3',
    '"f":1234567890:1',
    '"f":0x1:1',
    '"f":1a:1',
    '"f" // f\n',
    '#b',
    'fused<"m">["a"]',
    'fused[]',
    'fused["a"',
    'callsite("a" at)',
    'callsite("a" atx "b")',
    'unknownx',
    'loc(unknown)',
    `${'"n"('.repeat(64)}"n"${')'.repeat(64)}`,
  ];
  for (const body of bodies) assert.is(read(`loc(${body})`, true), undefined, body);
  assert.is(read('loc("a"'), undefined);
  assert.is(read('lock("a")'), undefined);
});

const location = fc.letrec<{ location: string }>((tie) => ({
  location: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(
      'unknown',
      '"n"',
      '"m"',
      '#a',
      '#b',
      '#int',
      '"f.py":1:2',
      '"f.py":3',
      '"g":4:5 to :6',
      '"":1:1',
      'x',
    ),
    tie('location').map((child) => `"n"(${child})`),
    fc.tuple(tie('location'), tie('location')).map(([callee, caller]) => `callsite(${callee} at ${caller})`),
    fc.array(tie('location'), { maxLength: 3 }).map((parts) => `fused[${parts.join(', ')}]`),
    tie('location').map((part) => `fused<1>[${part}]`),
  ),
})).location;

test('a location is the same whether it is read by characters or by tokens, and so is what is wrong with it', () => {
  const parse = (text: string): string => {
    const context = new Context(new DialectRegistry({ builtin: () => builtin }));
    context.allowUnregisteredDialects = true;
    const { result, diagnostics } = context.diagnostics.collect(() => parseText(text, context));
    return result ? printOp(result, { debugInfo: true }) : diagnostics.map(({ message }) => message).join();
  };
  const program = (body: string): string =>
    `#a = loc("a":7:8)\n#int = 5\n"d.op"() {a = loc(${body})} : () -> () loc(${body})\n#b = loc("b")\n`;
  fc.assert(
    fc.property(location, (body) => assert.is(parse(program(body)), parse(program(`// by tokens\n${body}`)))),
    { seed: 1, numRuns: 500 },
  );
});

test.run();
