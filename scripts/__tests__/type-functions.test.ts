import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { typeFunctions } from '../../codegen/builtin-names.ts';
import { Context } from '../../src/ir/context.ts';
import { IntegerType } from '../../src/ir/types/scalar-types.ts';
import { transformTypes } from '../../src/ods/match-traits.ts';
import { createRegistry } from '../../src/dialects/registry.ts';

test('the runtime has the functions from types to types that specs can name', () => {
  const type = IntegerType.get(new Context(createRegistry()), 32);
  for (const name of typeFunctions) assert.not.throws(() => transformTypes(name, type), name);
  assert.throws(() => transformTypes('none', type), "no type transform is called 'none'");
});

test.run();
