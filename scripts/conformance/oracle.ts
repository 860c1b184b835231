import { spawnSync } from 'node:child_process';
import { decodeUtf8, encodeUtf8 } from '../../src/support/utf8.ts';

/** What a tool made of a program: its text in some form, its diagnostics, or nothing because it crashed or did not end. */
export type Outcome =
  | {
      readonly kind: 'printed';
      readonly text: string;
      /** What came on the error stream. */ readonly messages?: string;
    }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'crashed'; readonly text: string };

/** How long the tool may take: for itself, and for each program more. */
interface TimeLimit {
  readonly startMs: number;
  readonly programMs: number;
}

/** Separates programs in the input and in the output; no program has this line. */
const marker = '//@@conformance@@--';
/** A program of one line that is refused; its error tells where the diagnostics of the one before end. */
const sentinel = ')';
const common = [
  '-',
  '--allow-unregistered-dialect',
  '--mlir-disable-threading',
  `--split-input-file=${marker}`,
  `--output-split-marker=${marker}`,
];
const maxOutputBytes = 2 ** 30;
/** There are programs at which the tool never ends; others take it one or two milliseconds. */
const defaultTimeLimit: TimeLimit = { startMs: 10_000, programMs: 10 };

/** The environment of LLVM's tools: a crash is told from its status, and looking its stack up takes seconds. */
export const withoutStackDumps = { ...process.env, LLVM_DISABLE_SYMBOLIZATION: '1' };

/** mlir-opt, which is given many programs at once. */
export class Oracle {
  readonly #command: string;
  readonly #timeLimit: TimeLimit;

  constructor(command: string, timeLimit = defaultTimeLimit) {
    this.#command = command;
    this.#timeLimit = timeLimit;
  }

  /** Returns the text of `--version`, undefined when the tool cannot be run. */
  version(): string | undefined {
    const { status, stdout } = spawnSync(this.#command, ['--version'], { encoding: 'utf8' });
    return status === 0 ? /version ([\d.]+)/.exec(stdout)?.[1] : undefined;
  }

  /** Returns the namespaces that the tool knows. */
  dialects(): string[] {
    const { stdout } = spawnSync(this.#command, ['--show-dialects'], { encoding: 'utf8' });
    return /Available Dialects: (.*)/.exec(stdout)?.[1]?.split(',') ?? [];
  }

  /** Returns what the tool makes of each program. A program at which it crashes, or never ends, is left out and the others are run again. */
  run(programs: readonly string[], flags: readonly string[]): Outcome[] {
    if (programs.length === 0) return [];
    const { status, stdout, stderr } = this.#spawn(programs, flags);
    const refusals = splitDiagnostics(programs, stderr);
    const printed = stdout.split(`${marker}\n`);
    const problem = problemOf(status, printed.length, refusals.length, programs.length);
    if (problem !== undefined) {
      // The diagnostics of the programs before the one that crashed are complete.
      const crashed = Math.min(refusals.length, programs.length - 1);
      return [
        ...this.run(programs.slice(0, crashed), flags),
        { kind: 'crashed', text: problem },
        ...this.run(programs.slice(crashed + 1), flags),
      ];
    }
    let offset = 0;
    return programs.map((program, i) => {
      const before = offset;
      offset += program.split('\n').length + 3;
      if (printed[2 * i] === '') return { kind: 'refused', text: refusals[i]! };
      // Only the module that was made around the program is at column 0.
      const text = relativeLines(printed[2 * i]!, before).replace(/"<stdin>":0:\d+/g, '"<stdin>":0:0');
      return { kind: 'printed', text, messages: refusals[i]! };
    });
  }

  #spawn(
    programs: readonly string[],
    flags: readonly string[],
  ): { status: number | null; stdout: string; stderr: string } {
    const input = programs.map((program) => `${program}\n${marker}\n${sentinel}\n`).join(`${marker}\n`);
    const { status, stdout, stderr } = spawnSync(this.#command, [...common, ...flags], {
      input: encodeUtf8(input),
      maxBuffer: maxOutputBytes,
      env: withoutStackDumps,
      timeout: this.#timeLimit.startMs + programs.length * this.#timeLimit.programMs,
      killSignal: 'SIGKILL',
    });
    // Strings may hold bytes that are no UTF-8; what stands for them here stands for them in prints too.
    return { status, stdout: decodeUtf8(stdout), stderr: decodeUtf8(stderr) };
  }
}

/** Tells what is wrong with a run over so many programs, if anything: each is to give two parts, its own and the sentinel's, and diagnostics. */
function problemOf(status: number | null, printed: number, refusals: number, programs: number): string | undefined {
  if (status === null || status > 1)
    return `mlir-opt ended ${status === null ? 'by a signal' : `with status ${status}`}`;
  if (printed === 2 * programs && refusals === programs) return undefined;
  return `mlir-opt printed ${printed} of ${2 * programs} parts, and diagnostics of ${refusals} of ${programs} programs`;
}

/**
 * Returns the diagnostics of each program with lines counted from its start. There are fewer than programs when the tool did not get
 * to the end.
 */
function splitDiagnostics(programs: readonly string[], stderr: string): string[] {
  const result: string[] = [];
  let rest = stderr;
  let firstLine = 1;
  for (const program of programs) {
    const lineCount = program.split('\n').length;
    const sentinelLine = firstLine + lineCount + 1;
    const pattern = new RegExp(String.raw`^<stdin>:${sentinelLine}:1: error: .*\n\)\n\^\n`, 'm');
    const match = pattern.exec(rest);
    if (!match) return result;
    const own = rest.slice(0, match.index);
    rest = rest.slice(match.index + match[0].length);
    result.push(relativeLines(own, firstLine - 1));
    firstLine = sentinelLine + 2;
  }
  return result;
}

/** Returns the text with `offset` subtracted from the lines of its places. */
function relativeLines(text: string, offset: number): string {
  // One message has a NUL where its plural ends. The end of a program is at the marker, of which its diagnostics show the line.
  return text
    .replaceAll('\0', '')
    .replaceAll(marker, '')
    .replace(/(<stdin>"?):(\d+):/g, (_, name: string, line: string) => `${name}:${Number(line) - offset}:`);
}
