import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';

/** The processes that a shell has started and that are still running. */
export class ChildProcesses {
  readonly #running = new Set<ChildProcess>();
  #isEnded = false;

  /** Starts a process in a group of its own, so that what it starts can be ended with it. */
  spawn(
    words: readonly string[],
    options: { cwd: string; env: Record<string, string>; stdio: StdioOptions },
  ): ChildProcess {
    const [file, ...args] = words;
    const child = spawn(file!, args, { ...options, detached: hasProcessGroups, windowsHide: true });
    if (this.#running.size === 0) for (const signal of endingSignals) process.on(signal, this.#endWithSignal);
    this.#running.add(child);
    const forget = () => {
      if (!this.#running.delete(child) || this.#running.size > 0) return;
      for (const signal of endingSignals) process.removeListener(signal, this.#endWithSignal);
    };
    child.on('close', forget);
    child.on('error', forget);
    if (this.#isEnded) killGroup(child);
    return child;
  }

  /** Ends every running process and what it started; a process that is started from now on is ended at once. */
  killAll(): void {
    this.#isEnded = true;
    for (const child of this.#running) killGroup(child);
  }

  // A signal handler keeps the default from happening, so it is there only while there are processes to end: a tool that
  // loops forever in this process can be interrupted.
  readonly #endWithSignal = (signal: NodeJS.Signals): void => {
    this.killAll();
    for (const other of endingSignals) process.removeListener(other, this.#endWithSignal);
    process.kill(process.pid, signal);
  };
}

const hasProcessGroups = process.platform !== 'win32';
const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function killGroup(child: ChildProcess): void {
  try {
    if (hasProcessGroups && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch (error) {
    // ESRCH: it ended in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
