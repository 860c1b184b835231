import { delimiter } from 'node:path';
import { type TestConfig } from './test-case.ts';

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

/** Returns what every suite starts with: the features of this machine, and the environment with `paths` first in PATH. */
export function baseConfig(
  env: Readonly<Record<string, string | undefined>>,
  paths: readonly string[],
): Pick<TestConfig, 'features' | 'env'> {
  const kept = passedOn.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const]));
  const searched = [...paths, env['PATH'] ?? ''].filter((path) => path !== '').join(delimiter);
  const systems: Readonly<Record<string, string>> = { win32: 'windows' };
  return {
    features: [
      `system-${systems[process.platform] ?? process.platform}`,
      process.arch,
      `node-${process.versions.node.split('.')[0]}`,
    ],
    env: { ...Object.fromEntries(kept), PATH: searched },
  };
}
