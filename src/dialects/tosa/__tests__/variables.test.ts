import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { errorsOf } from '../../__tests__/parse-module.ts';

/** Returns what is wrong with a variable of this shape. */
const errorsOfShape = (shape: string): string[] =>
  errorsOf(
    `"tosa.variable"() <{sym_name = "v", type = f32, var_shape = dense<${shape}> : tensor<2xindex>}> : () -> ()`,
  );

test('sizes of variables are not negative but for those that are unknown', () => {
  for (const size of ['0', '-1', '-9223372036854775808']) assert.equal(errorsOfShape(`[${size}, 4]`), [], size);
  assert.equal(errorsOfShape('[4, -3]'), ["'tosa.variable' op 'var_shape' has a negative size"]);
});

test.run();
