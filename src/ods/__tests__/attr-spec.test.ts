import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parametersByName } from '../attr-spec.ts';

test('verify hooks find parameters by the names of their properties', () => {
  const type = { kind: 'int', bits: 32, signed: true } as const;
  const parameters = [
    { name: 'size', type },
    { name: 'context', member: 'contextParameter', type },
  ];
  assert.equal(parametersByName({ parameters }, [1, 2]), { size: 1, contextParameter: 2 });
});

test.run();
