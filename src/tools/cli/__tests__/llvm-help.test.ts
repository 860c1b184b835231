import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { optionsHelp } from '../llvm-help.ts';

test('one column for all groups; values and parts stand below their option', () => {
  const text = optionsHelp([
    { name: 'verbose', summary: 'Say more' },
    { name: 'o', value: 'filename', summary: 'Output' },
    { name: 'marker', value: 'text', optionalValue: true, summary: 'Cut' },
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
  ]);
  assert.is(
    text,
    [
      'General options:',
      '',
      '  --as=<value>      - Form',
      '    =list           -   a list',
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

test.run();
