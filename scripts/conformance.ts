/**
 * `npm run conformance`: compares with mlir-opt 22, where it is installed (as `mlir-opt-22` or as the path in MLIR_OPT), how programs
 * print in custom form, in generic form, with debug information and with that in place (local scope), and what diagnostics wrong
 * programs get. The programs are those of every `.mlir` file of the project and random ones, or those of the files and folders named:
 *
 *     npm run conformance -- [--dir PATH]… [--all] [--count N] [--seed S] [--only PREFIX] [--show N] [file.mlir …]
 *
 * `--dir` takes every `.mlir` file below a folder; files are split at lines that begin with `// -----`. `--all` keeps the programs that
 * have something of a dialect that only one of the tools knows. `--count` is how many random programs of one operation are made, none if
 * files or folders are named; as many more follow from them: functions of several operations, what mlir-opt prints of them in custom
 * form, and programs with mistakes. `--only` takes only operations whose names begin so.
 *
 *     npm run conformance -- --passes [--only PREFIX] [--count N] [--seed S] [--show N] [file.mlir …]
 *
 * compares what the general passes make of the programs; `--only` takes only pipelines whose names begin so.
 *
 *     npm run conformance -- --results [--dir PATH]… [--count N] [--seed S] [--show N] [file.mlir …]
 *
 * compiles the functions in TOSA and linalg of the programs, and `--count` random ones of each and in StableHLO, runs them on the device
 * model, and compares the results with those of MLIR's own code for this machine; `mlir-runner-22` runs it, or what MLIR_RUNNER names,
 * with the libraries in MLIR_LIBRARIES. MLIR has no StableHLO: of random functions in it, it runs what the specification says of each element.
 *
 * Exits with 1 when there is a difference that `conformance/known-differences.yaml` does not explain.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRegistry } from '../src/dialects/registry.ts';
import { type OpInfo } from '../src/ir/op-info.ts';
import { readScriptArguments, usageError } from './arguments.ts';
import { compareAll, type Comparison } from './conformance/compare.ts';
import { compareFirstPasses, isOneOfSeveral } from './conformance/compare-passes.ts';
import { comparePipelines, randomPrograms } from './conformance/compare-pipelines.ts';
import { readCorpus, splitPrograms, type Program } from './conformance/corpus.ts';
import { mutate } from './conformance/generate/mutate.ts';
import {
  combine,
  generate,
  generateAccepted,
  universeOf,
  type GeneratedProgram,
} from './conformance/generate/programs.ts';
import {
  explain,
  readKnownDifferences,
  severalResults,
  type KnownDifference,
} from './conformance/known-differences.ts';
import { Oracle } from './conformance/oracle.ts';
import { forms, runOurs } from './conformance/ours.ts';
import { differingPrograms, pipelineTable } from './conformance/pass-report.ts';
import { differenceText, distinctDifferences, knownText, shareTable } from './conformance/report.ts';
import { compareResults } from './conformance/results/compare-results.ts';
import { HostRunner } from './conformance/results/host-run.ts';
import { randomLinalgFunctions } from './conformance/results/random-linalg.ts';
import { randomStablehloFunctions } from './conformance/results/stablehlo/random-stablehlo.ts';
import { randomTosaFunctions } from './conformance/results/random-tosa.ts';
import { sharedDialectsOnly } from './conformance/shared-dialects.ts';

/** How many random programs of one operation are made by default. Each runs through all pipelines of passes. */
const defaultCount = { forms: 3000, passes: 400, results: 300 };
/** Longer programs are not changed at random: what follows the mistake adds nothing. */
const maxMutatedLength = 1500;
/** How many random programs are tried until one is right here, for operations of which the others were not. */
const maxTries = 80;
/** How many operations without an accepted program are named. */
const maxNamed = 12;

const root = fileURLToPath(new URL('..', import.meta.url));
const usage = `Usage: npm run conformance -- [--dir PATH]… [--all] [--count N] [--seed S] [--only PREFIX] [--show N]
                              [--passes | --results] [FILE.mlir …]

Compares with mlir-opt 22 what it makes of programs. Without files and folders, the programs are those of the project.

  --dir PATH     the programs of every .mlir file below the folder
  --all          also programs of dialects that only one of the tools knows
  --count N      how many random programs of one operation (3000, with --passes 400, with --results 300 in each dialect,
                 for files and folders none)
  --seed S       what they depend on (1)
  --only PREFIX  only operations whose names begin so
  --show N       how many differences are shown (5)
  --passes       run pipelines of passes
  --results      run functions in TOSA, linalg and StableHLO, here on the device model
  --help         print this text
`;

const { count, seed, show, only, passes, results, files, folders, all } = readOptions();
const command = process.env['MLIR_OPT'] ?? 'mlir-opt-22';
const oracle = new Oracle(command);
const version = oracle.version();
if (version === undefined) {
  console.log(`${command} is not installed: there is nothing to compare with`);
} else {
  console.log(`mlir-opt ${version}`);
  process.exitCode = results ? runResults(version) : run();
}

/** Returns what the command line asks for. */
function readOptions() {
  const { values, words: files } = readScriptArguments({
    usage,
    options: {
      all: { type: 'boolean', default: false },
      dir: { type: 'string', multiple: true, default: [] },
      count: { type: 'string' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      show: { type: 'string', default: '5' },
      passes: { type: 'boolean', default: false },
      results: { type: 'boolean', default: false },
    },
    takesWords: true,
  });
  const { passes, results, all, only, dir: folders } = values;
  const isNamed = files.length > 0 || folders.length > 0;
  const usual = passes ? defaultCount.passes : results ? defaultCount.results : defaultCount.forms;
  const count = values.count ?? String(isNamed && !passes ? 0 : usual);
  for (const [name, text] of Object.entries({ count, seed: values.seed, show: values.show })) {
    if (!/^\d+$/.test(text)) usageError(`--${name} wants a number, not '${text}'`, usage);
  }
  const missing = [...files, ...folders].find((path) => !existsSync(path));
  if (missing !== undefined) usageError(`there is no file '${missing}'`, usage);
  return {
    count: Number(count),
    seed: Number(values.seed),
    show: Number(values.show),
    only,
    passes,
    results,
    files,
    folders,
    all,
  };
}

/** Returns the programs of the files and folders that are named, or those of the project. */
function readPrograms(): Program[] {
  if (files.length + folders.length === 0) return readCorpus(root);
  return [
    ...files.flatMap((path) => splitPrograms(readFileSync(path, 'utf8'), path)),
    ...folders.flatMap((path) => readCorpus(path)),
  ];
}

function runResults(version: string): number {
  const runner = process.env['MLIR_RUNNER'] ?? 'mlir-runner-22';
  const libraries = process.env['MLIR_LIBRARIES'] ?? '/usr/lib/llvm-22/lib';
  const host = new HostRunner(command, runner, libraries, version);
  const missing = host.missing();
  if (missing !== undefined) {
    console.log(`${missing} is not installed: there is nothing to compare with`);
    return 0;
  }
  const programs = [...readPrograms(), ...randomTosaFunctions(seed, count), ...randomLinalgFunctions(seed, count)];
  const pairs = randomStablehloFunctions(seed, count);
  const { counts, differences } = compareResults(programs, pairs, host, seed);
  for (const text of differences.slice(0, show)) console.log(`\n${text}`);
  console.log(`\nfunctions on tensors in TOSA, linalg and StableHLO:`);
  for (const [outcome, number] of counts) console.log(`${String(number).padStart(6)} ${outcome}`);
  return differences.length > 0 ? 1 : 0;
}

function run(): number {
  const { namespaces } = createRegistry();
  const theirs = oracle.dialects();
  const isShared = sharedDialectsOnly(theirs, namespaces);
  const read = readPrograms();
  const corpus = all ? read : read.filter(isShared);
  console.log(`${corpus.length} programs of files; ${read.length - corpus.length} of other dialects are left out`);
  const shared = theirs.filter((name) => namespaces.includes(name));
  const comparisons = passes ? compareWithPasses(corpus, shared) : compareForms(corpus, shared);
  const known = readKnownDifferences(fileURLToPath(new URL('conformance/known-differences.yaml', import.meta.url)));
  const counts = new Map<KnownDifference, number>();
  const unknown = comparisons.filter((comparison) => {
    if (!comparison.difference) return false;
    const entry = explain(known, comparison) ?? explainByAsking(known, comparison);
    if (entry) counts.set(entry, (counts.get(entry) ?? 0) + 1);
    return !entry;
  });
  for (const { comparison, count: times } of distinctDifferences(unknown).slice(0, show)) {
    console.log(`\n${differenceText(comparison)}\n(${times} like this)`);
  }
  if (passes && unknown.length > 0) console.log(`\nprograms that differ:\n${differingPrograms(unknown)}`);
  console.log(`\n${passes ? pipelineTable(comparisons, namespaces) : shareTable(comparisons, namespaces)}\n`);
  if (counts.size > 0) console.log(`known differences:\n${knownText(counts)}`);
  console.log(`${unknown.length} other differences`);
  return unknown.length > 0 ? 1 : 0;
}

/** Returns what explains the difference once the oracle is asked again, or about the first passes only. */
function explainByAsking(known: readonly KnownDifference[], comparison: Comparison): KnownDifference | undefined {
  const first = compareFirstPasses(oracle, comparison);
  return (first && explain(known, first)) ?? (isOneOfSeveral(oracle, comparison) ? severalResults : undefined);
}

function compareForms(corpus: readonly Program[], namespaces: readonly string[]): Comparison[] {
  return [...compare('files', corpus), ...(count > 0 ? compareRandom(corpus, namespaces) : [])];
}

function compareWithPasses(corpus: readonly Program[], namespaces: readonly string[]): Comparison[] {
  const random = count > 0 ? randomPrograms(oracle, universeOf(namespaces), seed, count) : [];
  return comparePipelines(oracle, [...corpus, ...random], only);
}

/** Compares random programs and those that follow from them. */
function compareRandom(corpus: readonly Program[], namespaces: readonly string[]): Comparison[] {
  const universe = universeOf(namespaces);
  const single = generate(universe, seed, count, only);
  const comparisons = compare('random operations', single);
  const covered = acceptedOps(comparisons, single);
  const rare = [...new Set(single.map(({ info }) => info))].filter((info) => !covered.has(info));
  const found = generateAccepted(
    universe,
    seed,
    rare,
    maxTries,
    (text) => runOurs(text, ['custom'])[0]!.kind === 'printed',
  );
  comparisons.push(...compare('operations that are rarely right', found));
  const isAccepted = new Set(comparisons.filter(({ what }) => what === 'custom').map(({ program }) => program));
  const accepted = [...single, ...found].filter((program) => isAccepted.has(program));
  const all = acceptedOps(comparisons, [...single, ...found]);
  const missing = rare.filter((info) => !all.has(info)).map(({ name }) => name);
  const rest =
    missing.length === 0
      ? ''
      : `; without: ${missing.slice(0, maxNamed).join(', ')}${missing.length > maxNamed ? ' …' : ''}`;
  console.log(`${all.size} operations of ${all.size + missing.length} occur in accepted programs${rest}`);
  comparisons.push(...compare('functions of several operations', combine(universe, seed, accepted)));
  const prints = oracle.run(
    accepted.map(({ text }) => text),
    forms.custom.oracle,
  );
  const custom = accepted.map(({ origin }, i) => ({ text: prints[i]!.text, origin: `${origin}, in custom form` }));
  comparisons.push(...compare('random operations in custom form', custom));
  const short = corpus.filter(({ text }) => text.length < maxMutatedLength);
  comparisons.push(...compare('programs with mistakes', mutate([...custom, ...accepted, ...short], seed, count)));
  return comparisons;
}

/** Returns the operations whose programs mlir-opt accepts. */
function acceptedOps(comparisons: readonly Comparison[], programs: readonly GeneratedProgram[]): Set<OpInfo> {
  const accepted = new Set(comparisons.filter(({ what }) => what === 'custom').map(({ program }) => program));
  return new Set(programs.filter((program) => accepted.has(program)).map(({ info }) => info));
}

function compare(what: string, programs: readonly Program[]): Comparison[] {
  const { comparisons, crashes } = compareAll(oracle, programs);
  const accepted = comparisons.filter((comparison) => comparison.what === 'custom').length;
  const reasons = [...new Set(crashes)].join('; ');
  const crashed = crashes.length > 0 ? `, mlir-opt crashes at ${crashes.length}: ${reasons}` : '';
  console.log(`${what}: ${programs.length}, ${accepted} accepted${crashed}`);
  return comparisons;
}
