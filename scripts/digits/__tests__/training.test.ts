import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Adam } from '../training/adam.ts';
import { distortInto } from '../training/distort.ts';
import { exactExp } from '../training/exp.ts';
import { splitByClass } from '../training/mnist-digits.ts';
import { Random } from '../training/random.ts';

test('the random numbers never change', () => {
  const random = new Random(1);
  const first = Array.from({ length: 3 }, () => random.next() * 2 ** 32);
  assert.equal(first, [1299785925, 4001059704, 2906380172]);
  assert.is(new Random(1).next() * 2 ** 32, first[0]);
});

test('random numbers fill their range evenly', () => {
  const random = new Random(7);
  const counts = new Array<number>(10).fill(0);
  for (let i = 0; i < 10_000; i++) counts[Math.floor(random.between(2, 3) * 10) - 20]!++;
  assert.ok(
    counts.every((count) => Math.abs(count - 1000) < 150),
    counts.join(),
  );
});

test('shuffling keeps every item', () => {
  const items = new Random(3).shuffle(Array.from({ length: 100 }, (_, i) => i));
  assert.is.not(items.join(), [...items].sort((a, b) => a - b).join());
  assert.equal(
    items.sort((a, b) => a - b),
    Array.from({ length: 100 }, (_, i) => i),
  );
});

test('the exponential function agrees with that of the engine', () => {
  for (let x = -690; x <= 0; x += 0.37) {
    assert.ok(Math.abs(exactExp(x) / Math.exp(x) - 1) < 1e-15, `exp(${x})`);
  }
  assert.is(exactExp(0), 1);
  assert.is(exactExp(-1000), 0);
  assert.is(exactExp(-Infinity), 0);
});

test('Adam finds the bottom of a bowl, and zeroes the gradients', () => {
  const parameters = Float64Array.of(3, -2);
  const gradients = new Float64Array(2);
  const adam = new Adam([parameters], [gradients]);
  for (let i = 0; i < 2000; i++) {
    gradients[0]! += 2 * (parameters[0]! - 1);
    gradients[1]! += 20 * (parameters[1]! + 1);
    adam.step(0.01, 0);
    assert.is(gradients[0], 0);
  }
  assert.ok(Math.abs(parameters[0]! - 1) < 1e-3 && Math.abs(parameters[1]! + 1) < 1e-3);
});

test('no distortion leaves the image', () => {
  const pixels = Uint8Array.from({ length: 2 * 784 }, (_, i) => (i * 31) % 256);
  const target = new Float64Array(784);
  distortInto(target, pixels, 1, { scale: 0, shear: 0, shift: 0 }, new Random(1));
  assert.equal(
    target,
    Float64Array.from(pixels.subarray(784), (value) => value / 255),
  );
});

test('a split holds out as many of every class, and every image is in one part', () => {
  const labels = Uint8Array.from({ length: 100 }, (_, i) => Math.floor(i / 10));
  const pixels = new Uint8Array(100 * 784);
  for (let i = 0; i < 100; i++) pixels[i * 784] = i;
  const { kept, heldOut } = splitByClass({ pixels, labels }, 24, new Random(1));
  const perClass = Array.from({ length: 10 }, (_, digit) => heldOut.labels.filter((label) => label === digit).length);
  assert.equal(perClass, [3, 3, 3, 3, 2, 2, 2, 2, 2, 2]);
  const ids = [kept, heldOut].flatMap((part) => Array.from(part.labels, (_, i) => part.pixels[i * 784]!));
  assert.equal(
    ids.sort((a, b) => a - b),
    Array.from({ length: 100 }, (_, i) => i),
  );
  assert.ok(heldOut.labels.every((label, i) => label === Math.floor(heldOut.pixels[i * 784]! / 10)));
});

test.run();
