import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DiagnosticEngine, type Diagnostic } from '../diagnostics.ts';
import { UnknownLoc } from '../location.ts';

const warning: Diagnostic = { severity: 'warning', location: UnknownLoc.instance, message: 'odd', notes: [] };

test('a check is silent if it succeeds and emits nothing', () => {
  const engine = new DiagnosticEngine();
  assert.ok(engine.isSilent(() => true));
  assert.not.ok(engine.isSilent(() => false));
});

test('what a check emits is heard of and not shown', () => {
  const engine = new DiagnosticEngine();
  const shown: Diagnostic[] = [];
  engine.addHandler((diagnostic) => void shown.push(diagnostic));
  const isSilent = engine.isSilent(() => {
    engine.emit(warning);
    return true;
  });
  assert.not.ok(isSilent);
  assert.equal(shown, []);
  assert.ok(engine.isSilent(() => true));
  engine.emit(warning);
  assert.equal(shown, [warning]);
});

test('a check that throws leaves the handlers as they were', () => {
  const engine = new DiagnosticEngine();
  const shown: Diagnostic[] = [];
  engine.addHandler((diagnostic) => void shown.push(diagnostic));
  assert.throws(
    () =>
      engine.isSilent(() => {
        throw new RangeError('too deep');
      }),
    /too deep/,
  );
  engine.emit(warning);
  assert.equal(shown, [warning]);
});

test.run();
