import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseBranches } from '../conditionals.ts';

function choose(text: string): string {
  return chooseBranches(text, new Set(['on', 'x64']));
}

function mistake(text: string): string {
  try {
    return choose(text);
  } catch (error) {
    assert.is((error as Error).name, 'SubstitutionError');
    return (error as Error).message;
  }
}

test('the branch that holds is left', () => {
  assert.is(choose('[%if on %{a%} %else %{b%}]'), '[a]');
  assert.is(choose('[%if off %{a%} %else %{b%}]'), '[b]');
  assert.is(choose('[%if off %{a%}]'), '[]');
  assert.is(choose('[%if on && !off %{ a %}%else%{b%}]'), '[ a ]');
  assert.is(choose('[%if x{{64|32}} %{a%}]%if off%{b%}%if true%{c%}'), '[a]c');
});

test('branches hold substitutions and conditionals', () => {
  assert.is(choose('%if on %{%{s:stem} %s%}'), '%{s:stem} %s');
  assert.is(choose('[%if on %{a %if off %{b%} %else %{c%} d%}]'), '[a c d]');
  assert.is(choose('[%if off %{%if on %{a%}%} %else %{b%}]'), '[b]');
});

test('what is no conditional stays', () => {
  assert.is(choose('%iffy %%if on %{a%} %else %{b%} %}'), '%iffy %%if on %{a%} %else %{b%} %}');
  assert.is(choose('%if on %{a%} %elsewhere'), 'a %elsewhere');
  assert.is(choose('%if on %{a %%} b%}'), 'a %%} b');
});

test('what is wrong is said', () => {
  assert.is(mistake('%if on {a}'), "'%{' is missing for %if substitution");
  assert.is(mistake('%if on %{a'), "'%}' is missing for %if substitution");
  assert.is(mistake('%if on %{a%} %else b'), "'%{' is missing for %else substitution");
  assert.is(mistake('%if on %{a%} %else %{b'), "'%}' is missing for %else substitution");
  assert.match(mistake('%if (on %{a%}'), /^cannot read the expression of %if: expected '\)'/);
});

test.run();
