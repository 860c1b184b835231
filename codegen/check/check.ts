import { type Diagnostics } from '../diagnostics.ts';
import { type DialectModel, type Model, type OpModel, type RecordModel } from '../resolve/model.ts';
import { placeOf, type SourceLocation } from '../source.ts';
import { hasHooks } from '../view/hooks.ts';
import { runtimeModules } from '../view/runtime.ts';
import { checkAttrOrType } from './attributes.ts';
import { checkDialectNames, type KnownNames } from './known-names.ts';
import { checkOp } from './operations.ts';
import { checkPass } from './passes.ts';

/** Checks what only the whole model shows: clashing names, and fields of a record that contradict one another. */
export function checkModel(model: Model, diagnostics: Diagnostics): void {
  const names: KnownNames | undefined = model.complete
    ? {
        ops: new Set(model.dialects.flatMap((dialect) => dialect.ops.map((op) => op.fullName))),
        dialects: new Set(model.dialects.flatMap(({ definition }) => definition?.namespace ?? [])),
        types: new Map(
          model.dialects.map(({ namespace, types }) => [namespace, new Set(types.map((type) => type.mnemonic))]),
        ),
      }
    : undefined;
  const passArguments = new Map<string, SourceLocation>();
  for (const dialect of model.dialects) {
    checkDialect(dialect, names, diagnostics);
    for (const kind of ['ops', 'attributes', 'types'] as const) checkMnemonics(dialect[kind], diagnostics);
    checkClassNames(dialect, diagnostics);
    for (const op of dialect.ops) checkOp(op, names, diagnostics);
    checkConversions(dialect, diagnostics);
    checkSharedHooks(dialect, diagnostics);
    for (const record of [...dialect.attributes, ...dialect.types]) checkAttrOrType(record, diagnostics);
    for (const pass of [...dialect.passes, ...dialect.pipelines]) {
      checkUnique(
        passArguments,
        pass.argument,
        pass.argumentLocation,
        `duplicate pass argument '${pass.argument}'`,
        diagnostics,
      );
      checkPass(pass, names, diagnostics);
    }
  }
}

function checkDialect(dialect: DialectModel, names: KnownNames | undefined, diagnostics: Diagnostics): void {
  const { definition, namespace } = dialect;
  const needing = [...dialect.ops, ...dialect.attributes, ...dialect.types][0];
  if (definition === undefined && needing !== undefined)
    diagnostics.error(needing.location, `dialect '${namespace}' has no record with the parent Dialect`);
  if (definition?.dependentDialects.some((dependent) => dependent.text === namespace))
    diagnostics.error(definition.location, `dialect '${namespace}' depends on itself`);
  if (definition !== undefined) checkDialectNames(definition.dependentDialects, names, diagnostics);
  if (definition !== undefined && definition.namespace !== namespace)
    diagnostics.error(
      definition.location,
      `this file says 'dialect: ${namespace}', its record 'name: ${definition.namespace}'`,
    );
}

function checkMnemonics(
  records: readonly (RecordModel & { readonly mnemonic: string; readonly mnemonicLocation: SourceLocation })[],
  diagnostics: Diagnostics,
): void {
  const seen = new Map<string, SourceLocation>();
  for (const { dialect, mnemonic, mnemonicLocation } of records) {
    // A name in braces that is no parameter has been reported.
    if (mnemonic === '' || mnemonic.includes('${')) continue;
    if (!/^[A-Za-z_][\w.$-]*$/.test(mnemonic)) diagnostics.error(mnemonicLocation, `'${mnemonic}' is not a mnemonic`);
    else
      checkUnique(
        seen,
        mnemonic,
        mnemonicLocation,
        `duplicate mnemonic '${mnemonic}' in dialect '${dialect}'`,
        diagnostics,
      );
  }
}

function checkClassNames(dialect: DialectModel, diagnostics: Diagnostics): void {
  const seen = new Map<string, SourceLocation>();
  const names = new Set<string>();
  for (const record of [...dialect.enums, ...dialect.attributes, ...dialect.types, ...dialect.ops]) {
    // That a name is declared twice has been reported.
    if (names.has(record.name)) continue;
    names.add(record.name);
    const message = `two records of dialect '${dialect.namespace}' make the class '${record.className}'`;
    checkUnique(seen, record.className, record.location, message, diagnostics);
    if (!/^[A-Z]/.test(record.className))
      diagnostics.error(
        record.location,
        `record '${record.name}' makes the class '${record.className}', whose name must start with a capital letter`,
      );
    if (Object.hasOwn(runtimeModules, record.className))
      diagnostics.error(
        record.location,
        `record '${record.name}' makes the class '${record.className}', which generated code has from the runtime`,
      );
  }
}

/** An op is converted one to one into one op of a dialect. */
function checkConversions({ ops, namespace }: DialectModel, diagnostics: Diagnostics): void {
  const seen = new Map<string, SourceLocation>();
  for (const { convertFrom } of ops) {
    if (convertFrom === undefined) continue;
    const message = `two ops of dialect '${namespace}' are converted from '${convertFrom.text}'`;
    checkUnique(seen, convertFrom.text, convertFrom, message, diagnostics);
  }
}

/** Ops that share hooks must have all of them. */
function checkSharedHooks({ ops }: DialectModel, diagnostics: Diagnostics): void {
  const first = new Map<string, OpModel>();
  const flagged = new Set(ops.filter(hasHooks).map((op) => op.hooks?.text));
  for (const op of ops) {
    if (op.hooks === undefined) continue;
    if (op.complete && !flagged.has(op.hooks.text))
      diagnostics.error(
        op.hooks,
        `op '${op.name}' has nothing that hooks are for; drop 'hooks', or flag what is written by hand: hasVerifier, hasFolder and so on`,
      );
    const other = first.get(op.hooks.text);
    if (other === undefined) first.set(op.hooks.text, op);
    else if (hookFlags.some((flag) => op[flag] !== other[flag])) {
      const message = `op '${op.name}' has not the same hooks as '${other.name}', with which it shares '${op.hooks.text}'`;
      diagnostics.error(op.hooks, message);
    }
  }
}

const hookFlags = [
  'hasVerifier',
  'hasRegionVerifier',
  'hasFolder',
  'hasCanonicalizer',
  'hasCustomAssemblyFormat',
  'hasAsmResultNames',
  'hasEarlierForms',
] as const;

function checkUnique(
  seen: Map<string, SourceLocation>,
  name: string,
  location: SourceLocation,
  message: string,
  diagnostics: Diagnostics,
): void {
  const earlier = seen.get(name);
  if (earlier === undefined) seen.set(name, location);
  else
    diagnostics.error(location, `${message}; also in ${placeOf(earlier)}`, [
      { location: earlier, message: 'the other one' },
    ]);
}
