import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { renderDiagnostic } from '../../ir/diagnostic-text.ts';
import { CallGraph } from '../../transforms/calls/call-graph.ts';
import { Inliner, noThreshold } from '../../transforms/inlining/inliner.ts';
import { parseModule } from './parse-module.ts';

/** Functions of a chain, each of which calls the next one twice: 2^levels calls of the last one, which has two operations. */
function doublingCalls(levels: number): string {
  const callers = Array.from({ length: levels }, (_, i) => {
    const next = `call @f${i + 1}() : () -> ()`;
    return `func.func private @f${i}() {\n  ${next}\n  ${next}\n  return\n}`;
  });
  return [...callers, `func.func private @f${levels}() {\n  "test.op"() : () -> ()\n  return\n}`].join('\n');
}

/** Inlines in a module; returns the diagnostics, undefined after success. */
function diagnosticsOfInlining(text: string, maxCopies: number): string[] | undefined {
  const module = parseModule(`${text}\nfunc.func @main() {\n  call @f0() : () -> ()\n  return\n}`);
  const config = { maxIterations: 4, threshold: noThreshold, maxCopies, simplify: () => true };
  let succeeded = false;
  const { diagnostics } = module.context.diagnostics.collect(() => {
    succeeded = new Inliner(module, new CallGraph(module), config).run();
  });
  return succeeded ? undefined : diagnostics.map(renderDiagnostic);
}

test('programs that double with each call end in an error at the call that is too much', () => {
  const [diagnostic, ...others] = diagnosticsOfInlining(doublingCalls(100), 1000)!;
  assert.match(
    diagnostic!,
    /^\S+:\d+:\d+: error: inlining copies more than 1000 operations\n +call @f\d+\(\) : \(\) -> \(\)\n +\^/,
  );
  assert.equal(others, []);
});

test('what is copied up to the limit is inlined, and bodies that are moved do not count', () => {
  assert.is(diagnosticsOfInlining(doublingCalls(4), 100), undefined);
  const moved = Array.from(
    { length: 50 },
    (_, i) => `func.func private @f${i}() {\n  call @f${i + 1}() : () -> ()\n  return\n}`,
  );
  assert.is(diagnosticsOfInlining([...moved, doublingCalls(0).replace('@f0', '@f50')].join('\n'), 0), undefined);
});

test.run();
