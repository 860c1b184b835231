import { ArgumentError } from './cli/argument-error.ts';
import { splitWords } from './cli/split-words.ts';
import { LitError } from './lit/lit-error.ts';
import { helpText, parseOptions, type LitOptions } from './lit/options.ts';
import { discover, runLit } from './lit/run-lit.ts';
import { fullName } from './lit/test-case.ts';
import { packageVersion } from './package-version.ts';
import { type ToolIo } from './tool-io.ts';

/**
 * Runs lit: finds tests, runs them in parallel and reports. Returns 0 when no test failed, 1 when one failed or none could be run,
 * 2 for a mistake on the command line.
 */
export async function main(argv: readonly string[], io: ToolIo): Promise<number> {
  try {
    const words = [...defaultsFrom(io.env), ...argv, ...splitWords(io.env['LIT_OPTS'] ?? '', 'posix')];
    return await act(parseOptions(words), io);
  } catch (error) {
    if (!(error instanceof LitError) && !(error instanceof ArgumentError)) throw error;
    io.stderr.write(`lit: error: ${error.message}\n`);
    return error instanceof ArgumentError ? 2 : 1;
  }
}

/** The options whose values the environment gives where the command line does not. */
function defaultsFrom(env: ToolIo['env']): string[] {
  return ['--filter', '--filter-out', '--num-shards', '--run-shard'].flatMap((option) => {
    const value = env[`LIT_${option.slice(2).replace('-', '_').toUpperCase()}`];
    return value ? [`${option}=${value}`] : [];
  });
}

async function act(options: LitOptions, io: ToolIo): Promise<number> {
  switch (options.action) {
    case 'help':
      io.stdout.write(helpText());
      return 0;
    case 'version':
      io.stdout.write(`lit of ttmlir ${packageVersion}\n`);
      return 0;
    case 'show-tests': {
      const { tests } = discover(options, io);
      io.stdout.write(`-- Available Tests --\n${tests.map((test) => `  ${fullName(test)}\n`).join('')}`);
      return 0;
    }
    case 'show-suites':
      io.stdout.write(`-- Test Suites --\n${suiteList(options, io)}`);
      return 0;
    case 'run':
      return (await runLit(options, io)).exitCode;
  }
}

function suiteList(options: LitOptions, io: ToolIo): string {
  const { discovery, tests } = discover(options, io);
  return discovery.suites
    .map(({ suiteName, suiteRoot, execRoot, features, substitutions, tools }) => {
      const count = tests.filter(({ config }) => config.suiteRoot === suiteRoot).length;
      return (
        `  ${suiteName} - ${count} tests\n    Source Root: ${suiteRoot}\n    Exec Root  : ${execRoot}\n` +
        `    Available Features: ${features.join(', ')}\n` +
        `    Available Substitutions: ${Object.keys(substitutions).join(', ')}\n` +
        `    Available Tools: ${Object.keys(tools).join(', ')}\n`
      );
    })
    .join('');
}
