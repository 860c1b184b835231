import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Chip } from '../chip.ts';
import { defaultChipDescription } from '../chip-description.ts';
import { type DeviceFault } from '../faults.ts';
import { RaceDetector } from '../race-detector.ts';
import { type Semaphore } from '../semaphore.ts';
import { faultOf } from './fault-of.ts';

const chip = new Chip(defaultChipDescription());
const { memory } = chip.dramChannel(0);
const [a, b, c] = [chip.core(0, 0), chip.core(0, 1), chip.core(1, 0)];

/** Returns a detector in a program. */
function detector(): RaceDetector {
  const races = new RaceDetector();
  races.beginProgram();
  return races;
}

test('cores may read together, and write apart', () => {
  const races = detector();
  for (const core of [a, b, c]) races.read(core, memory, 0, 4096);
  races.write(a, memory, 4096, 64);
  races.write(b, memory, 4160, 64);
  races.read(a, memory, 4096, 64);
  races.write(a, memory, 4096, 64);
});

test('a write and an access of another core race', () => {
  for (const first of ['read', 'write'] as const) {
    for (const second of ['read', 'write'] as const) {
      const races = detector();
      races[first](a, memory, 64, 128);
      const act = (): void => races[second](b, memory, 160, 64);
      if (first === 'read' && second === 'read') act();
      else assert.is(faultOf(act).kind, 'race');
    }
  }
  const races = detector();
  for (const core of [a, b]) races.read(core, memory, 0, 32);
  assert.match(faultOf(() => races.write(a, memory, 0, 32)).detail, /several cores read some of them/);
});

test('what another core did in the L1 of a core races with what that core does there', () => {
  const { l1 } = b;
  for (const [theirs, own, isRace] of [
    ['write', 'read', true],
    ['write', 'write', true],
    ['read', 'write', true],
    ['read', 'read', false],
  ] as const) {
    const races = detector();
    races[theirs](a, l1, 8192, 2048);
    races.checkOwn('write', b, l1, 4096, 4096);
    races.checkOwn('write', b, l1, 10240, 64);
    const act = (): void => races.checkOwn(own, b, l1, 10236, 4);
    if (!isRace) act();
    else assert.match(faultOf(act).detail, `L1 ${own} of 4 bytes at 10236 (0x27fc) by core (0, 1): core (0, 0) ${theirs}s some of them`); // prettier-ignore
    const semaphore = c.createSemaphore(256, 0);
    races.signal(a, semaphore);
    races.waited(b, semaphore);
    act();
  }
  const races = detector();
  races.write(a, l1, 8224, 32);
  races.checkOwn('read', b, l1, 8192, 32);
  assert.is(faultOf(() => races.checkOwn('read', b, l1, 8192, 64)).kind, 'race');
  races.beginProgram();
  races.checkOwn('write', b, l1, 8192, 64);
});

test('semaphores order what cores do, from core to core', () => {
  const races = detector();
  const [first, second] = [64, 128].map((address) => c.createSemaphore(address, 0)) as [Semaphore, Semaphore];
  races.write(a, memory, 0, 64);
  races.signal(a, first);
  races.waited(b, first);
  races.read(b, memory, 0, 64);
  races.signal(b, second);
  races.waited(c, second);
  races.write(c, memory, 0, 64);
  // What a core does after its signal is not ordered by it.
  races.write(a, memory, 64, 64);
  assert.is(faultOf(() => races.read(b, memory, 64, 64)).kind, 'race');
});

test('programs come one after the other, and units that are covered in part do not count', () => {
  const races = detector();
  races.write(a, memory, 0, 64);
  races.beginProgram();
  races.write(b, memory, 0, 64);
  races.read(a, memory, 48, 16);
  races.write(a, memory, 56, 8);
});

test('accesses to much at once are those to its parts', () => {
  const access = fc.record({
    what: fc.constantFrom('read' as const, 'write' as const),
    core: fc.constantFrom(a, b, c),
    unit: fc.nat(100),
    units: fc.constantFrom(1, 5, 32, 64, 90),
    aligned: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(access, { maxLength: 12 }), fc.boolean(), (steps, signals) => {
      const [together, apart] = [detector(), detector()];
      const semaphore = c.createSemaphore(64, 0);
      for (const { what, core, unit, units, aligned } of steps) {
        const first = aligned ? unit - (unit % 32) : unit;
        const races = (act: () => void): boolean => {
          try {
            act();
            return false;
          } catch (error) {
            assert.is((error as DeviceFault).kind, 'race');
            return true;
          }
        };
        const races1 = races(() => together[what](core, memory, first * 32, units * 32));
        const races2 = races(() => {
          for (let i = first; i < first + units; i++) apart[what](core, memory, i * 32, 32);
        });
        assert.is(races1, races2);
        // A program ends with the first race.
        if (races1) return;
        if (!signals) continue;
        for (const each of [together, apart]) {
          each.signal(core, semaphore);
          each.waited(a, semaphore);
        }
      }
    }),
    { seed: 3, numRuns: 400 },
  );
});

test.run();
