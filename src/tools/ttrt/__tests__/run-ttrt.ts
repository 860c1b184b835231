import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryIo } from '../../memory-io.ts';
import { callTool } from '../../tool-io.ts';
import { main } from '../../ttrt.ts';

/** What one run of ttrt printed. */
export interface Outcome {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

/** Runs ttrt with the arguments in `cwd`. */
export async function ttrt(
  argv: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const io = memoryIo({ cwd, env });
  const exitCode = await callTool('ttrt', main, argv, io);
  return { exitCode, out: io.stdout.text, err: io.stderr.text };
}

/** Runs `action` with a new folder, which is deleted at the end. */
export async function inFolder(action: (folder: string) => Promise<void> | void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ttrt-'));
  try {
    await action(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
