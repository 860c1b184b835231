import { type AttrOrTypeModel, type ConstraintModel, type ConstraintUse, type DialectModel } from '../resolve/model.ts';
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
      code: recordConstraintCode(record, imports),
    })),
    ...derived.map((constraint) => ({
      doc: docComment(derivedDoc(constraint)),
      name: constraint.name,
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

function derivedDoc({ definition }: ConstraintModel): string {
  switch (definition.kind) {
    case 'native':
      return 'Hand-written.';
    case 'anyOf':
      return `Satisfied where any of these is: ${definition.of.map(useName).join(', ')}.`;
    case 'allOf':
      return `Satisfied where all of these are: ${definition.of.map(useName).join(', ')}.`;
    case 'arrayOf':
      return `Satisfied by arrays whose elements all satisfy ${useName(definition.of)}.`;
    case 'alias':
      return `${useName(definition.of)} in other words.`;
  }
}

function useName(use: ConstraintUse): string {
  if (use.kind === 'declared') return use.constraint.name;
  return use.kind === 'record' ? use.record.className : use.enum.className;
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
