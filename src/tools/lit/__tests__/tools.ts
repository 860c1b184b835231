/** Tools for the tests of lit, each a `main` chosen by its first argument. */
import { type ToolIo } from '../../tool-io.ts';

/** Does what its first argument says. */
export async function main(argv: readonly string[], io: ToolIo): Promise<number> {
  switch (argv[0]) {
    case 'upper':
      io.stdout.write(io.stdin.readText().toUpperCase());
      return 0;
    case 'both':
      io.stdout.write('out\n');
      io.stderr.write('err\n');
      io.stdout.write('out again\n');
      return 0;
    case 'where':
      io.stdout.write(`${io.cwd} ${io.env['NAME'] ?? 'unset'}\n`);
      return 0;
    case 'fail':
      return Number(argv[1]);
    case 'throw':
      throw new Error('fault');
    case 'exit':
      return process.exit(0);
    case 'fail-late':
      await new Promise((resolve) => setTimeout(resolve, Number(argv[1])));
      return 1;
    case 'loop':
      for (;;);
    case 'reject':
      void Promise.reject(new Error('left behind'));
      return 0;
    case 'print':
      console.log('past the ToolIo');
      return 0;
    default:
      io.stderr.write(`unknown: ${argv.join(' ')}\n`);
      return 2;
  }
}
