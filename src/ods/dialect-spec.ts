import { type DialectAttr } from '../ir/attributes/scalar-attributes.ts';
import { type Dialect, type DialectHooks } from '../ir/dialect.ts';
import { DestinationStyleOpInterface, type DestinationStyle } from '../ir/interfaces/destination-style.ts';
import { OpAsmOpInterface } from '../ir/interfaces/inference.ts';
import { type OpHooks, type OpInfo } from '../ir/op-info.ts';
import { Operation } from '../ir/operation.ts';
import { type Trait } from '../ir/traits/trait.ts';
import { signatureCheck } from '../ir/verified-signatures.ts';
import { type DialectType } from '../ir/types/dialect-types.ts';
import { operandsOfGroup, resultGroup } from './accessors.ts';
import { type AttrClass, type AttrHooks, type AttrSpec, type RegisteredAttr, type TypeClass } from './attr-spec.ts';
import { defaultProperties, withDefaults } from './build.ts';
import { type OpClass, type OpSpec } from './op-spec.ts';
import { hasInferredType, InferredType } from './inferred-type.ts';
import { shareMembers } from './op-members.ts';
import { compileVerifier, verifyTraits } from './verify-op.ts';

/** Everything that the records of a dialect define. Generated. */
export interface DialectSpec {
  readonly namespace: string;
  readonly dependentDialects: readonly string[];
  readonly allowsUnknownOperations?: boolean;
  readonly ops: readonly OpClass[];
  readonly attributes: readonly AttrClass[];
  readonly types: readonly TypeClass[];
}

/** The hooks of a dialect by class name, and `Dialect` for those of the dialect itself. Generated code types them. */
export type HooksByClass = Readonly<Record<string, object>>;

/** Joins the generated and the hand-written half of a dialect. */
export function defineDialect(spec: DialectSpec, hooks: HooksByClass): Dialect {
  const ops: OpInfo[] = [];
  const dialect: Dialect = {
    namespace: spec.namespace,
    dependentDialects: spec.dependentDialects,
    ...(spec.allowsUnknownOperations && { allowsUnknownOperations: true }),
    ops,
    attributes: byMnemonic(spec.attributes, hooks),
    types: byMnemonic(spec.types, hooks),
    hooks: (hooks['Dialect'] ?? {}) as DialectHooks,
  };
  for (const opClass of spec.ops)
    ops.push(defineOp(dialect, opClass, (hooks[opClass.spec.hooks ?? opClass.spec.className] ?? {}) as OpHooks<never>));
  return dialect;
}

function defineOp(dialect: Dialect, opClass: OpClass, hooks: OpHooks<never>): OpInfo {
  const { spec } = opClass;
  shareMembers(opClass);
  const inherentAttributes = spec.attributes.map((attribute) => attribute.name);
  if (spec.traits.some((trait) => trait.name === 'AttrSizedOperandSegments')) {
    inherentAttributes.push('operandSegmentSizes');
  }
  if (spec.traits.some((trait) => trait.name === 'AttrSizedResultSegments')) {
    inherentAttributes.push('resultSegmentSizes');
  }
  const defaults = defaultProperties(spec);
  const checks = spec.traits.filter((trait) => !trait.structural && !trait.predicate && trait.verify);
  const regionTraits = spec.traits.filter((trait) => trait.verifyRegions);
  const regionChecks = hasInferredType(spec) ? [...regionTraits, InferredType] : regionTraits;
  const allHooks = withResultNames(spec, withDerivedInterfaces(spec, hooks));
  let verifySpec: ReturnType<typeof compileVerifier> | undefined;
  const info: OpInfo = {
    name: spec.name,
    dialect,
    regionTraits: regionChecks,
    create(state) {
      const properties = withDefaults(defaults, state.context, state.properties);
      return new Operation(state, info, properties);
    },
    traits: new Map<string, Trait>(spec.traits.map((trait) => [trait.name, trait])),
    inherentAttributes,
    verifyInvariants(op) {
      // Compiled when the first operation of the record is verified.
      verifySpec ??= compileVerifier(spec);
      return verifySpec(op) && verifyTraits(checks, op);
    },
    hooks: allHooks,
    spec,
    facts: undefined,
    isOfSignature: signatureCheck([...spec.traits, ...regionChecks], allHooks),
    fixedEffects: undefined,
  };
  return info;
}

/**
 * Names the results of an operation that has several as its record does, unless it implements OpAsmOpInterface by itself.
 * Source: mlir/tools/mlir-tblgen/OpDefinitionsGen.cpp, genOpAsmInterface.
 */
function withResultNames(spec: OpSpec, hooks: OpHooks<never>): OpHooks<never> {
  if (spec.results.length < 2 || spec.traits.some((trait) => trait.name === OpAsmOpInterface.name)) return hooks;
  const asmResultNames: OpHooks['asmResultNames'] = (op, setName) => {
    for (const [i, { name }] of spec.results.entries()) {
      const [first] = resultGroup(op, i);
      if (first) setName(first, name);
    }
  };
  return { asmResultNames, ...hooks };
}

/** Adds the implementations of interfaces that follow from the spec alone. */
function withDerivedInterfaces(spec: OpSpec, hooks: OpHooks<never>): OpHooks<never> {
  const { dpsInits } = spec;
  if (!dpsInits || hooks.interfaces?.[DestinationStyleOpInterface.name]) return hooks;
  const groups = dpsInits.map((name) => spec.operands.findIndex((operand) => operand.name === name));
  const [only, ...others] = groups;
  const ofOneGroup = (op: Operation): DestinationStyle => ({ inits: operandsOfGroup(op, only!) });
  const ofSeveral = (op: Operation): DestinationStyle => ({
    inits: groups.flatMap((group) => operandsOfGroup(op, group)),
  });
  const methods = others.length === 0 ? ofOneGroup : ofSeveral;
  return {
    ...hooks,
    interfaces: { ...hooks.interfaces, [DestinationStyleOpInterface.name]: methods },
  };
}

function byMnemonic<T extends DialectAttr | DialectType>(
  classes: readonly { readonly spec: AttrSpec<T> }[],
  hooks: HooksByClass,
): ReadonlyMap<string, RegisteredAttr<T>> {
  return new Map(
    classes.map(({ spec }) => [
      spec.mnemonic,
      { mnemonic: spec.mnemonic, spec, hooks: (hooks[spec.className] ?? {}) as AttrHooks },
    ]),
  );
}
