import { type DialectModel, type Model, type OpModel } from '../resolve/model.ts';
import { code, table } from './markdown.ts';

/** Returns the view of the table of all operations: what each has beyond what its record says. */
export function opTableView(model: Model) {
  const dialects = model.dialects.filter(({ definition }) => definition !== undefined);
  const ops = dialects.flatMap((dialect) => dialect.ops);
  const total = (has: (op: OpModel) => boolean): string => String(ops.filter(has).length);
  const summary = [
    ...dialects.map((dialect) => [
      `[${code(dialect.namespace)}](${dialect.namespace}.md)`,
      ...counts(dialect.ops, (has) => String(dialect.ops.filter(has).length)),
    ]),
    ['all', ...counts(ops, total)],
  ];
  return {
    header: '<!-- @generated from dialects-td/*/*.yaml; do not edit, run npm run codegen -->',
    summary: table(['Dialect', 'Operations', 'Custom assembly', 'Verifier', 'Folder', 'Canonicalizer'], summary),
    operations: table(
      ['Dialect', 'Operation', 'Custom assembly', 'Verifier', 'Folder', 'Canonicalizer'],
      dialects.flatMap((dialect) => dialect.ops.map((op) => row(dialect, op))),
    ),
  };
}

function counts(ops: readonly OpModel[], count: (has: (op: OpModel) => boolean) => string): string[] {
  const { length } = ops;
  return [
    String(length),
    count(hasAssembly),
    count(hasVerifier),
    count((op) => op.hasFolder),
    count((op) => op.hasCanonicalizer),
  ];
}

function row({ namespace }: DialectModel, op: OpModel): string[] {
  const { fullName } = op;
  const assembly = op.hasCustomAssemblyFormat ? 'by hand' : op.formatText ? 'format' : '';
  return [
    code(namespace),
    // The heading of the operation as GitHub names it.
    `[${code(fullName)}](${namespace}.md#${fullName.replace(/[^\w-]/g, '').toLowerCase()})`,
    assembly,
    mark(hasVerifier(op)),
    mark(op.hasFolder),
    mark(op.hasCanonicalizer),
  ];
}

function hasAssembly(op: OpModel): boolean {
  return op.hasCustomAssemblyFormat || op.formatText !== undefined;
}

function hasVerifier(op: OpModel): boolean {
  return op.hasVerifier || op.hasRegionVerifier;
}

function mark(has: boolean): string {
  return has ? 'yes' : '';
}
