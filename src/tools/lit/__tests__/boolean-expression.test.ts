import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluateBooleanExpression } from '../boolean-expression.ts';

const features = new Set(['a', 'b', 'system-linux', 'node-20.1']);

for (const [expression, expected] of [
  ['a', true],
  ['c', false],
  ['true', true],
  ['!c', true],
  ['!!a', true],
  ['a && b', true],
  ['a&&c', false],
  ['c || b', true],
  ['c || a && c', false],
  ['(c || a) && b', true],
  ['!(a && c) && !c', true],
  ['{{system-.*}}', true],
  ['{{linux}}', false],
  ['system-{{lin.x}}', true],
  ['node-{{\\d+}}.1', true],
  ['node-20x{{1}}', false],
  ['{{a|zzz}}', true],
] as const) {
  test(`'${expression}' is ${expected}`, () => {
    assert.is(evaluateBooleanExpression(expression, features), expected);
  });
}

for (const [expression, message] of [
  ['', "expected a feature, '!' or '(', but got the end in expression ''"],
  ['a b', "expected the end, '&&' or '||', but got 'b' in expression 'a b'"],
  ['a &&', "expected a feature, '!' or '(', but got the end in expression 'a &&'"],
  ['(a', "expected ')', but got the end in expression '(a'"],
  ['a)', "expected the end, '&&' or '||', but got ')' in expression 'a)'"],
  ['|| a', "expected a feature, '!' or '(', but got '||' in expression '|| a'"],
  ['a & b', "cannot read '& b' in expression 'a & b'"],
  ['{{(}}', "invalid regular expression '{{(}}' in expression '{{(}}'"],
] as const) {
  test(`'${expression}' is malformed`, () => {
    assert.throws(
      () => evaluateBooleanExpression(expression, features),
      (error: Error) => error.name === 'BooleanExpressionError' && error.message === message,
    );
  });
}

test.run();
