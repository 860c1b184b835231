import { join } from 'node:path';
import { TemplateError } from './emit/template-error.ts';
import { runCodegen } from './run.ts';

const help = `Usage: npm run codegen [-- --check]

Compiles the specs in dialects-td/ into TypeScript, documentation and the JSON Schema for editors.
Only files that change are written; generated files that nothing generates any more are deleted.

  --check   write nothing; list what would change and exit with status 1 if anything would
  --help    print this text
`;

/** Runs the command line and returns its exit status. */
async function main(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== '--check' && arg !== '--help');
  if (unknown !== undefined) {
    process.stderr.write(`codegen: error: unknown option '${unknown}'\n\n${help}`);
    return 2;
  }
  if (args.includes('--help')) {
    process.stdout.write(help);
    return 0;
  }
  const check = args.includes('--check');
  const result = await runCodegen({ root: join(import.meta.dirname, '..'), check });
  if (result.errorCount > 0) {
    process.stderr.write(
      `${result.errors}${result.errorCount} error${result.errorCount === 1 ? '' : 's'}; nothing was written\n`,
    );
    return 1;
  }
  const differences = [
    ...result.changed.map((path) => `${check ? 'differs' : 'wrote'}: ${path}`),
    ...result.stale.map((path) => `${check ? 'stale' : 'deleted'}: ${path}`),
  ];
  for (const line of differences) process.stdout.write(`${line}\n`);
  if (check && differences.length > 0) {
    process.stderr.write('codegen: generated files are out of date; run npm run codegen\n');
    return 1;
  }
  process.stdout.write(`codegen: ${result.outputCount} files, ${differences.length} changed\n`);
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof TemplateError)) throw error;
  process.stderr.write(`${error.message}\n1 error; nothing was written\n`);
  process.exitCode = 1;
}
