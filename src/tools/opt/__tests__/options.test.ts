import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createPassRegistry } from '../../pass-registry.ts';
import { optOptions } from '../options.ts';
import { passOptions } from '../pass-options.ts';

test('no pass or pipeline has the name of an option, which would hide it', () => {
  const names = [...optOptions, ...passOptions(createPassRegistry())].map(({ name }) => name);
  assert.equal(
    names.filter((name, i) => names.indexOf(name) !== i),
    [],
  );
});

test.run();
