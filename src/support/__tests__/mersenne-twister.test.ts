import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MersenneTwister } from '../mersenne-twister.ts';

test('the first numbers are those of std::mt19937', () => {
  const generator = new MersenneTwister(5489);
  assert.equal(
    Array.from({ length: 3 }, () => generator.next()),
    [3499211612, 581869302, 3890346734],
  );
});

// The C++ standard names this number, [rand.predef].
test('the ten thousandth number is that of the standard', () => {
  const generator = new MersenneTwister(5489);
  for (let i = 1; i < 10_000; i++) generator.next();
  assert.is(generator.next(), 4123659995);
});

test.run();
