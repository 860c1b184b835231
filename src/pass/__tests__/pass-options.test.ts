import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaultOptions, parseOptions, printOptions } from '../pass-options.ts';
import { PipelineErrors } from '../pipeline-errors.ts';
import { AnyPass } from './toy-passes.ts';

const specs = AnyPass.spec.options;

function parse(text: string): Readonly<Record<string, unknown>> {
  const errors = new PipelineErrors();
  const values = parseOptions(specs, text, errors);
  assert.not(errors.any);
  return values!;
}

function errorOf(text: string): string {
  const errors = new PipelineErrors();
  assert.is(parseOptions(specs, text, errors), undefined);
  assert.is(errors.text, undefined);
  return errors.toolLines('opt').trimEnd();
}

test('options have defaults', () => {
  assert.equal(new AnyPass().options, {
    fast: true,
    maxCount: 10,
    width: 0,
    label: '',
    level: 'low',
    names: [],
    sizes: [],
    grids: new Map(),
  });
  assert.is(new AnyPass({ maxCount: 3 }).options.maxCount, 3);
});

test('each type has its own syntax', () => {
  assert.equal(parse('fast=0 max-count=-0x10 width=7 label=x level=high sizes=1,2,3'), {
    fast: false,
    maxCount: -16,
    width: 7,
    label: 'x',
    level: 'high',
    sizes: [1, 2, 3],
  });
  assert.equal(parse('fast'), { fast: true });
  assert.equal(parse('fast='), { fast: true });
  assert.equal(parse('max-count=010'), { maxCount: 8 });
  assert.equal(parse('max-count=9007199254740993 sizes=-9223372036854775808,9007199254740991'), {
    maxCount: 9007199254740993n,
    sizes: [-(2n ** 63n), 9007199254740991],
  });
  assert.equal(parse('grids=add_1=4x4,b=1x2'), { grids: new Map([['add_1', [4, 4]], ['b', [1, 2]]]) }); // prettier-ignore
  assert.equal(parse('grids={{a b=1x2},{c,d=3x4}}'), { grids: new Map([['a b', [1, 2]], ['c,d', [3, 4]]]) }); // prettier-ignore
});

test('floating-point numbers are read as strtod reads them, and printed with six places', () => {
  const double = [{ name: 'x', member: 'x', type: { kind: 'double' }, default: '0.25', summary: '' }] as const;
  const reprinted = (text: string): string => {
    const errors = new PipelineErrors();
    const values = parseOptions(double, `x=${text}`, errors);
    return values ? printOptions(double, values) : errors.toolLines('opt').trimEnd();
  };
  assert.is(printOptions(double, defaultOptions(double)), '{x=2.500000e-01}');
  assert.is(reprinted('-.25e1'), '{x=-2.500000e+00}');
  assert.is(reprinted('5.'), '{x=5.000000e+00}');
  assert.is(reprinted('0x10'), '{x=1.600000e+01}');
  assert.is(reprinted('1e100'), '{x=1.000000e+100}');
  assert.is(reprinted(''), '{x=0.000000e+00}');
  assert.is(reprinted('-inf'), '{x=-INF}');
  assert.is(reprinted('nan'), '{x=nan}');
  assert.is(reprinted('1.5x'), "opt: for the --x option: '1.5x' value invalid for floating point argument!");
});

test('quotes and brackets keep blanks and commas together', () => {
  assert.equal(parse(`label="a b=c"   names='x y',{z w},"a,b" fast=false`), {
    label: 'a b=c',
    names: ['x y', 'z w', 'a,b'],
    fast: false,
  });
  assert.equal(parse('names={a,b} sizes={1,2}'), { names: ['a', 'b'], sizes: [1, 2] });
  assert.equal(parse('names=a names=b'), { names: ['a', 'b'] });
  assert.equal(parse('names='), { names: [] });
  assert.equal(parse('sizes= sizes=1 sizes={}'), { sizes: [1] });
  assert.equal(parse('max-count=1 max-count=2'), { maxCount: 2 });
  assert.equal(parse('label={x{y z}}'), { label: 'x{y z}' });
  assert.equal(parse(`label=a{b' }'c}d fast names=(a,b),[c,d]`), {
    label: "a{b' }'c}d",
    fast: true,
    names: ['(a,b)', '[c,d]'],
  });
  assert.equal(parse(`label='a fast`), { label: "'a", fast: true });
  assert.equal(parse('label=a{b fast'), { label: 'a{b fast' });
});

test('mistakes', () => {
  assert.is(errorOf('foo=4 fast'), '<Pass-Options-Parser>: no such option foo');
  assert.is(errorOf('label=(a b)'), '<Pass-Options-Parser>: no such option b)');
  assert.is(errorOf('max-count=abc'), "opt: for the --max-count option: 'abc' value invalid for long argument!");
  assert.is(
    errorOf('max-count=9223372036854775808'),
    "opt: for the --max-count option: '9223372036854775808' value invalid for long argument!",
  );
  assert.is(errorOf('max-count= 3'), "opt: for the --max-count option: '' value invalid for long argument!");
  assert.is(errorOf('max-count'), 'opt: for the --max-count option: requires a value!');
  assert.is(errorOf('width=-0'), "opt: for the --width option: '-0' value invalid for uint argument!");
  assert.is(errorOf('width=-1'), "opt: for the --width option: '-1' value invalid for uint argument!");
  assert.is(errorOf('width=4294967296'), "opt: for the --width option: '4294967296' value invalid for uint argument!");
  assert.is(errorOf('fast=abc'), "opt: for the --fast option: 'abc' is invalid value for boolean argument! Try 0 or 1");
  assert.is(errorOf('level=mid'), "opt: for the --level option: Cannot find option named 'mid'!");
  assert.is(errorOf('sizes=1,,3'), "opt: for the --sizes option: '' value invalid for long argument!");
  assert.is(errorOf('sizes=a,b sizes=c'), "opt: for the --sizes option: 'a' value invalid for long argument!");
  assert.is(errorOf('grids=foo'), 'opt: for the --grids option: Invalid format for override grid sizes: foo');
  assert.is(errorOf('grids=a=bx1'), 'opt: for the --grids option: Invalid grid size: b');
  assert.is(
    errorOf('grids=a=1x9223372036854775808'),
    'opt: for the --grids option: Invalid grid size: 9223372036854775808',
  );
});

test('options print sorted, and an empty list leaves a blank', () => {
  assert.is(printOptions(specs, defaultOptions(specs)), '{fast=true grids= label= level=low max-count=10   width=0}');
  const values = { ...defaultOptions(specs), names: ['a,b c', 'd'], label: 'x y', sizes: [1] };
  assert.is(
    printOptions(specs, values),
    '{fast=true grids= label={x y} level=low max-count=10 names={{a,b c},d} sizes={1} width=0}',
  );
  assert.is(
    printOptions(specs, { ...defaultOptions(specs), names: [] }),
    '{fast=true grids= label= level=low max-count=10 names={}  width=0}',
  );
  assert.is(
    printOptions(specs, { ...defaultOptions(specs), maxCount: 2n ** 63n - 1n, sizes: [9007199254740993n] }),
    '{fast=true grids= label= level=low max-count=9223372036854775807  sizes={9007199254740993} width=0}',
  );
  assert.is(printOptions([], {}), '');
});

test('what is printed parses to the same values', () => {
  const word = fc.stringMatching(/^[a-z][a-z0-9_ ,]{0,6}[a-z]$/).map((text) => text.replace(/ +/g, ' '));
  const simple = word.filter((text) => !text.includes(',') || text.includes(' '));
  const values = fc.record(
    {
      fast: fc.boolean(),
      maxCount: fc.integer(),
      width: fc.nat(),
      label: word,
      level: fc.constantFrom('low', 'high'),
      names: fc.array(simple, { minLength: 1, maxLength: 3 }),
      sizes: fc.array(fc.integer(), { minLength: 1, maxLength: 3 }),
      grids: fc.uniqueArray(word, { minLength: 1, maxLength: 3 }).map((names) => new Map(names.map((name) => [name, [1, 2]]))), // prettier-ignore
    },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(values, (options) => {
      assert.equal(parse(printOptions(specs, options).slice(1, -1)), options);
    }),
    { seed: 1, numRuns: 200 },
  );
});

test('any text gives values or an error', () => {
  const text = fc.string({
    unit: fc.constantFrom('fast', 'names', 'sizes', '=', ' ', ',', '{', '}', '"', "'", '(', '1'),
  });
  fc.assert(
    fc.property(text, (input) => {
      const errors = new PipelineErrors();
      const values = parseOptions(specs, input, errors);
      assert.is(values === undefined, errors.any, input);
    }),
    { seed: 2, numRuns: 500 },
  );
});

test.run();
