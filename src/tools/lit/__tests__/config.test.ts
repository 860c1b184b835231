import { mkdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadLocalConfig, loadSuiteConfig } from '../config.ts';
import { TemporarySuite } from './temporary-suite.ts';

const suite = new TemporarySuite();
test.after(() => suite.remove());

const base = { features: ['base'], env: { PATH: '/bin' }, substitutions: { '%base': '0' } };

function load(content: string | object) {
  suite.write({ 'lit.cfg.json': content });
  return loadSuiteConfig(suite.root, base);
}

function mistake(content: string | object, localContent?: string | object): string {
  try {
    const config = load(content);
    if (localContent === undefined) return 'none';
    suite.write({ 'sub/lit.local.cfg.json': localContent });
    loadLocalConfig(suite.path('sub'), config);
  } catch (error) {
    const { name, message } = error as Error;
    assert.is(name, 'LitError');
    return message.replace(suite.root, 'ROOT');
  }
  return 'none';
}

const least = { name: 'Suite', suffixes: ['.mlir'] };

test('a configuration with only what is needed', () => {
  assert.equal(load(least), {
    suiteName: 'Suite',
    suiteRoot: suite.root,
    execRoot: suite.root,
    suffixes: ['.mlir'],
    excludes: [],
    features: ['base'],
    env: { PATH: '/bin' },
    substitutions: { '%base': '0' },
    tools: {},
    isUnsupported: false,
    timeoutSeconds: 0,
  });
});

test('a configuration may begin with a mark of the order of bytes', () => {
  assert.is(load(`\uFEFF${JSON.stringify(least)}`).suiteName, 'Suite');
});

test('a local configuration adds to that of its parent', () => {
  suite.write({ 'tool.js': '' });
  const config = load({
    $schema: 'x',
    ...least,
    execRoot: '../out',
    features: ['a'],
    env: { ROOT: '%{suite}/x', LEFT: '1' },
    substitutions: { '%a': '1', '%b': '2' },
    tools: { FileCheck: 'lit', mine: './tool.js' },
    timeoutSeconds: 5,
  });
  assert.is(config.execRoot, suite.path('..', 'out'));
  assert.equal(config.env, { PATH: '/bin', ROOT: `${suite.root}/x`, LEFT: '1' });
  assert.equal(config.tools, { FileCheck: 'lit', mine: suite.path('tool.js') });
  suite.write({
    'sub/lit.local.cfg.json': {
      suffixes: ['.txt'],
      excludes: ['inputs'],
      features: ['b'],
      env: { LEFT: '2' },
      substitutions: { '%b': '3' },
      unsupported: true,
      timeoutSeconds: 0,
    },
  });
  const local = loadLocalConfig(suite.path('sub'), config);
  assert.equal(local.suffixes, ['.txt']);
  assert.equal(local.excludes, ['inputs']);
  assert.equal(local.features, ['base', 'a', 'b']);
  assert.is(local.env['LEFT'], '2');
  assert.equal(local.substitutions, { '%base': '0', '%a': '1', '%b': '3' });
  assert.is(local.isUnsupported, true);
  assert.is(local.timeoutSeconds, 0);
  assert.is(loadLocalConfig(suite.path('none'), config), config);
});

test('mistakes', () => {
  assert.match(mistake('{'), /^ROOT\/lit\.cfg\.json: not JSON: /);
  assert.is(mistake('[]'), 'ROOT/lit.cfg.json: expected an object');
  assert.is(mistake({ name: 'x' }), "ROOT/lit.cfg.json: key 'suffixes' is missing");
  assert.is(mistake({ suffixes: [] }), "ROOT/lit.cfg.json: key 'name' is missing");
  assert.is(mistake({ ...least, nmae: 1 }), "ROOT/lit.cfg.json: unknown key 'nmae'; did you mean 'name'?");
  assert.is(
    mistake({ ...least, unsupported: true }),
    "ROOT/lit.cfg.json: unknown key 'unsupported'; known are name, execRoot, suffixes, excludes, features, env, " +
      'substitutions, tools, timeoutSeconds',
  );
  assert.is(mistake({ ...least, suffixes: '.mlir' }), "ROOT/lit.cfg.json: 'suffixes' must be an array of strings");
  assert.is(mistake({ ...least, env: { A: 1 } }), "ROOT/lit.cfg.json: 'env' must be an object of strings");
  for (const timeoutSeconds of [-1, 3_000_000]) {
    assert.is(
      mistake({ ...least, timeoutSeconds }),
      "ROOT/lit.cfg.json: 'timeoutSeconds' must be a number, 0 or more and below 1000000",
    );
  }
  assert.is(
    mistake({ ...least, substitutions: { a: 'b' } }),
    "ROOT/lit.cfg.json: substitution 'a' must start with a percent sign",
  );
  assert.match(
    mistake({ ...least, tools: { a: 'b' } }),
    /^ROOT\/lit\.cfg\.json: tool 'a': 'b' is neither a path nor one of .*lit$/,
  );
  assert.is(
    mistake({ ...least, tools: { a: './none.js' } }),
    `ROOT/lit.cfg.json: tool 'a': there is no file ${suite.path('none.js')}`,
  );
  assert.is(
    mistake(least, { name: 'x' }),
    "ROOT/sub/lit.local.cfg.json: unknown key 'name'; known are suffixes, excludes, features, env, substitutions, tools, " +
      'unsupported, timeoutSeconds',
  );
  assert.is(mistake(least, { unsupported: 1 }), "ROOT/sub/lit.local.cfg.json: 'unsupported' must be true or false");
});

test('a configuration that is a folder', () => {
  const config = load(least);
  mkdirSync(suite.path('folder', 'lit.local.cfg.json'), { recursive: true });
  assert.throws(() => loadLocalConfig(suite.path('folder'), config), /folder.lit\.local\.cfg\.json: Is a directory$/);
});

test.run();
