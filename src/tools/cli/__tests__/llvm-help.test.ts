import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type OptionSpec } from '../llvm-arguments.ts';
import { optionsHelp } from '../llvm-help.ts';

test('one column for all groups; values and parts stand below their option', () => {
  const specs: readonly OptionSpec[] = [
    { name: 'verbose', summary: 'Say more' },
    { name: 'o', value: 'filename', summary: 'Output' },
    { name: 'marker', value: 'text', optionalValue: true, summary: 'Cut' },
    { name: 'by', value: 'name', joinedValue: true, summary: 'Sort' },
    { name: 'as', value: 'value', cases: [{ name: 'list', summary: 'a list' }], summary: 'Form' },
    {
      name: 'pass',
      value: 'options',
      optionalValue: true,
      group: 'Passes',
      summary: 'Does',
      parts: [
        { name: 'max', value: 'long', summary: 'Most' },
        { name: 'down', summary: 'Down' },
      ],
    },
    { name: 'secret', summary: 'Rarely of use', isHidden: true },
  ];
  assert.is(
    optionsHelp(specs, { asList: false, withHidden: false }),
    [
      'General options:',
      '',
      '  --as=<value>      - Form',
      '    =list           -   a list',
      '  --by=<name>       - Sort',
      '  --marker[=<text>] - Cut',
      '  -o <filename>     - Output',
      '  --verbose         - Say more',
      '',
      'Passes:',
      '',
      '  --pass            - Does',
      '      --down        - Down',
      '      --max=<long>  - Most',
      '',
      '',
    ].join('\n'),
  );
});

test('one list of all groups, and hidden options', () => {
  const specs: readonly OptionSpec[] = [
    { name: 'zoom', summary: 'Enlarge' },
    { name: 'pass', group: 'Passes', summary: 'Does' },
    { name: 'secret', summary: 'Rarely of use', isHidden: true },
  ];
  assert.is(optionsHelp(specs, { asList: true, withHidden: false }), '  --pass - Does\n  --zoom - Enlarge\n\n');
  assert.is(
    optionsHelp(specs, { asList: true, withHidden: true }),
    '  --pass   - Does\n  --secret - Rarely of use\n  --zoom   - Enlarge\n\n',
  );
});

test.run();
