import { type AttrOrTypeModel, type ConstraintModel, type DialectModel } from '../resolve/model.ts';
import { docComment, stringCode } from './code.ts';
import { derivedConstraintCode, recordConstraintName } from './constraints.ts';
import { ImportSet } from './imports.ts';
import { generatedPath, headerOf } from './places.ts';

/** Returns the view of a dialect's constraints: one per attribute and type record, and those that specs derive. */
export function constraintsView(dialect: DialectModel) {
  const imports = new ImportSet(generatedPath(dialect.namespace, 'constraints'));
  const derived = derivedConstraints(dialect);
  const records = [...dialect.attributes, ...dialect.types];
  const constraints = [
    ...records.map((record) => ({
      doc: docComment(`Satisfied by ${record.kind === 'attr' ? 'attributes' : 'types'} of class ${record.className}.`),
      name: recordConstraintName(record.className),
      type: '',
      code: recordConstraintCode(record, imports),
    })),
    ...derived.map((constraint) => ({
      doc: docComment(`Satisfied where: ${constraint.summary || constraint.name}.`),
      name: constraint.name,
      type: '',
      code: derivedConstraintCode(constraint, imports),
    })),
  ];
  return {
    header: headerOf([...records, ...derived].map((record) => record.file)),
    imports: imports.code,
    constraints,
  };
}

/** Returns the constraints of a dialect that generated code defines. */
export function derivedConstraints(dialect: DialectModel): ConstraintModel[] {
  return inOrderOfUse(dialect.constraints.filter((constraint) => constraint.definition.kind !== 'native'));
}

function recordConstraintCode(record: AttrOrTypeModel, imports: ImportSet): string {
  const module = generatedPath(record.dialect, record.kind === 'attr' ? 'attributes' : 'types');
  const name = imports.value(record.className, module);
  const summary = stringCode(record.summary);
  if (record.kind === 'type') return `${imports.value('typeOfClass')}(${name}, ${summary})`;
  if (record.enum === undefined) return `${imports.value('attrOfClass')}(${name}, ${summary})`;
  return `${imports.value('attrOfEnum')}(${name}, ${summary})`;
}

function inOrderOfUse(constraints: readonly ConstraintModel[]): ConstraintModel[] {
  const ordered: ConstraintModel[] = [];
  const visit = (constraint: ConstraintModel): void => {
    if (ordered.includes(constraint) || !constraints.includes(constraint)) return;
    const { definition } = constraint;
    const uses = definition.kind === 'native' ? [] : [definition.of].flat();
    for (const use of uses) if (use.kind === 'declared') visit(use.constraint);
    ordered.push(constraint);
  };
  for (const constraint of constraints) visit(constraint);
  return ordered;
}
