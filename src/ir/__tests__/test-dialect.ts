import type { Attribute } from '../attribute.ts';
import { Context } from '../context.ts';
import { DialectRegistry, type Dialect, type DialectHooks } from '../dialect.ts';
import type { OpHooks, OpInfo } from '../op-info.ts';
import { Operation } from '../operation.ts';
import type { Trait } from '../traits/trait.ts';
import { signatureCheck } from '../verified-signatures.ts';

/** What a test says about one operation of its dialect. */
export interface TestOp {
  readonly traits?: readonly Trait[];
  readonly inherentAttributes?: readonly string[];
  readonly hooks?: OpHooks;
  /** The class of the operation's objects, for patterns. */
  readonly opClass?: new (...args: ConstructorParameters<typeof Operation>) => Operation;
}

/** Returns a dialect `namespace` with these operations, without generated code. */
export function testDialect(
  namespace: string,
  ops: Readonly<Record<string, TestOp>>,
  hooks: DialectHooks = {},
): Dialect {
  const infos: OpInfo[] = [];
  const dialect: Dialect = {
    namespace,
    dependentDialects: [],
    ops: infos,
    attributes: new Map(),
    types: new Map(),
    hooks,
  };
  for (const [mnemonic, op] of Object.entries(ops)) {
    const OpClass = op.opClass ?? Operation;
    const traits = op.traits ?? [];
    const info: OpInfo = {
      name: `${namespace}.${mnemonic}`,
      dialect,
      create: (state) => new OpClass(state, info),
      traits: new Map(traits.map((trait) => [trait.name, trait])),
      inherentAttributes: op.inherentAttributes ?? [],
      regionTraits: traits.filter((trait) => trait.verifyRegions),
      verifyInvariants: (verified) => traits.every((trait) => trait.verify?.(verified) ?? true),
      hooks: (op.hooks ?? {}) as OpHooks<never>,
      spec: undefined,
      facts: undefined,
      isOfSignature: signatureCheck(traits, (op.hooks ?? {}) as OpHooks<never>),
      fixedEffects: undefined,
    };
    infos.push(info);
  }
  return dialect;
}

/** Returns a context that knows these dialects and accepts unregistered ones. */
export function testContext(...dialects: readonly Dialect[]): Context {
  const context = new Context(
    new DialectRegistry(Object.fromEntries(dialects.map((dialect) => [dialect.namespace, () => dialect]))),
  );
  context.allowUnregisteredDialects = true;
  for (const dialect of dialects) context.getOrLoadDialect(dialect.namespace);
  return context;
}

/** Returns attributes by name as an operation's state takes them. */
export function named(attributes: Readonly<Record<string, Attribute>>): ReadonlyMap<string, Attribute> {
  return new Map(Object.entries(attributes));
}
