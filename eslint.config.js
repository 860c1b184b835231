import { readFileSync, readdirSync } from 'node:fs';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { parse } from 'yaml';

/** The folders of src/ in dependency order: a folder imports only from itself and from folders listed before it. */
const layers = [
  'support',
  'affine',
  'layout',
  'filecheck',
  'device',
  'target/schema',
  'ir',
  'ods',
  'builtin',
  'asm',
  'bytecode',
  'rewrite',
  'pass',
  'transforms',
  'dialects',
  'conversion',
  'target',
  'runtime',
  'tools',
];

/** Folders that know less than their place in the list would allow. */
const only = {
  filecheck: ['support'],
  device: ['support'],
  'target/schema': ['support'],
};

const dialects = readdirSync(new URL('src/dialects', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['__tests__', 'generated'].includes(entry.name))
  .map((entry) => entry.name);

/** Returns the dialects that the spec of `dialect` names as the ones it depends on. */
function dependentDialects(dialect) {
  const folder = new URL(`dialects-td/${dialect}/`, import.meta.url);
  const specs = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  // Parsing takes long, so that is done for the file with the record of the dialect only.
  const text = specs
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .find((t) => /parent: Dialect\b/.test(t));
  const record = Object.values(parse(text ?? '{}').records ?? {}).find(({ parent }) => parent === 'Dialect');
  return record?.dependentDialects ?? [];
}

/** What no file may hold: a path that only the machine of its author has. */
const pathsOfOneMachine = [
  'Literal[value=/^\\/(tmp|home|root|work|var)\\//]',
  'TemplateElement[value.raw=/^\\/(tmp|home|root|work|var)\\//]',
].map((selector) => ({ selector, message: 'other machines have no such path; for temporary files ask node:os' }));

const allBut = (kept) =>
  layers.filter((layer) => !kept.includes(layer) && !kept.some((k) => layer.startsWith(`${k}/`)));

const zones = [
  ...layers.map((layer, i) => {
    const kept = only[layer] ? [layer, ...only[layer]] : layers.slice(0, i + 1);
    return {
      target: `./src/${layer}`,
      from: allBut(kept)
        .filter((other) => !layer.startsWith(`${other}/`))
        .map((other) => `./src/${other}`),
      // src/target comes late, but its schemas come early.
      ...(kept.includes('target/schema') && { except: ['./schema'] }),
      message: `src/${layer} may import only: ${kept.join(', ')}`,
    };
  }),
  { target: './src', from: ['./codegen', './scripts'], message: 'src/ does not know the build tools' },
  {
    target: './codegen',
    from: allBut(['support']).map((layer) => `./src/${layer}`),
    message: 'codegen imports src/support only: it must run before generated code exists',
  },
  // Only tools know which conversions there are, and serializers that store a module in another form too.
  ...layers
    .filter((layer) => !['conversion', 'target', 'tools'].includes(layer))
    .map((layer) => ({
      target: `./src/${layer}`,
      from: './src/conversion',
      message: 'only tools and serializers import conversions',
    })),
  ...dialects.flatMap((dialect) => {
    const dependencies = dependentDialects(dialect);
    const strangers = dialects.filter((other) => other !== dialect && !dependencies.includes(other));
    return [
      {
        target: `./src/dialects/${dialect}`,
        from: strangers.map((other) => `./src/dialects/${other}`),
        message: `dialects-td/${dialect} does not name that dialect in dependentDialects`,
      },
      {
        target: [
          ...layers.filter((layer) => layer !== 'dialects').map((layer) => `./src/${layer}`),
          ...dialects.filter((other) => other !== dialect).map((other) => `./src/dialects/${other}`),
          `./src/dialects/${dialect}/transforms`,
          `./src/dialects/${dialect}/analysis`,
          `./src/dialects/${dialect}/generated`,
        ],
        from: `./src/dialects/${dialect}/hooks`,
        message: "hooks are joined in a dialect's index.ts, nowhere else",
      },
    ];
  }),
];

export default tseslint.config(
  { ignores: ['dist/**', 'coverage/**', 'node_modules/**', 'out/**', 'docs/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.js'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver': { node: { extensions: ['.ts', '.js', '.json'] } },
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: zones.filter((z) => z.from.length > 0) }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/order': [
        'error',
        { groups: ['builtin', 'external', 'parent', 'sibling', 'index'], 'newlines-between': 'ignore' },
      ],
      'import-x/no-duplicates': 'error',
      'no-restricted-syntax': ['error', ...pathsOfOneMachine],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    // Files of src/ir name each other's types in circles; no-cycle lets them, since nothing of such an import is left at run time.
    files: ['src/ir/**/*.ts'],
    rules: { '@typescript-eslint/no-import-type-side-effects': 'error' },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/tools/**', 'src/support/files.ts', '**/__tests__/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['node:*'], message: 'the core also runs in a browser; use src/support/files.ts' }] },
      ],
      'no-restricted-globals': [
        'error',
        ...['Buffer', 'process', 'setImmediate'].map((name) => ({ name, message: 'the core also runs in a browser' })),
      ],
      // V8 makes a hidden class for each such object; being old, it keeps alive what the getter refers to, as an operation and all around it.
      'no-restricted-syntax': [
        'error',
        ...pathsOfOneMachine,
        {
          selector: 'ObjectExpression > Property[kind=/get|set/]',
          message: 'an accessor in an object literal keeps alive what it refers to; write a class',
        },
      ],
    },
  },
);
