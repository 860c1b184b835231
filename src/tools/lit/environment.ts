import { delimiter, resolve } from 'node:path';
import { protectFromShell } from './substitutions.ts';
import { type BaseConfig } from './test-case.ts';

/** What tests see of lit's environment; all else would make a result depend on who runs the test. */
const passedOn = [
  'PATH',
  'PATHEXT',
  'LD_LIBRARY_PATH',
  'SYSTEMROOT',
  'COMSPEC',
  'TERM',
  'TMPDIR',
  'TEMP',
  'TMP',
  'NODE_V8_COVERAGE',
  'TSX_TSCONFIG_PATH',
  'TTMLIR_DEBUG',
];

/**
 * Returns what every suite starts with: the features of this machine, the environment with `paths` first in PATH, and
 * `%system_desc_path%`, the file that SYSTEM_DESC_PATH names, seen from the folder `cwd`; without it, nothing, which makes a compiler
 * take its own. Source: test/lit.cfg.py of tt-mlir.
 */
export function baseConfig(
  env: Readonly<Record<string, string | undefined>>,
  paths: readonly string[],
  cwd: string,
): BaseConfig {
  const kept = passedOn.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const]));
  const searched = [...paths, env['PATH'] ?? ''].filter((path) => path !== '').join(delimiter);
  const systemDesc = env['SYSTEM_DESC_PATH'] ?? '';
  const systems: Readonly<Record<string, string>> = { win32: 'windows' };
  return {
    features: [
      `system-${systems[process.platform] ?? process.platform}`,
      process.arch,
      `node-${process.versions.node.split('.')[0]}`,
    ],
    env: { ...Object.fromEntries(kept), PATH: searched },
    substitutions: { '%system_desc_path%': systemDesc === '' ? '' : literal(resolve(cwd, systemDesc)) },
  };
}

/** Returns the value of a substitution that is this path, whatever characters it has. */
function literal(path: string): string {
  return protectFromShell(path).replaceAll('%', '%%');
}
