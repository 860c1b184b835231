import {
  type AttributeModel,
  type DialectModel,
  type OperandModel,
  type OpModel,
  type RegionModel,
} from '../resolve/model.ts';
import { arrayCode, docComment, literal, objectCode, stringCode } from './code.ts';
import { constraintCode, valueType } from './constraints.ts';
import { attributeDefaultCode, classOf } from './defaults.ts';
import { ImportSet } from './imports.ts';
import { isInherited, memberName } from './member-names.ts';
import { buildView } from './build.ts';
import { filesOf, generatedPath, headerOf } from './places.ts';
import { traitCode } from './traits.ts';

/** Returns the view of a dialect's operations. */
export function operationsView(dialect: DialectModel) {
  const imports = new ImportSet(generatedPath(dialect.namespace, 'ops'));
  imports.value('Operation');
  imports.type('OpSpec');
  const ops = dialect.ops.map((op) => opView(op, imports));
  return { header: headerOf(filesOf(dialect.ops)), imports: imports.code, ops };
}

function opView(op: OpModel, imports: ImportSet) {
  return {
    doc: docComment(op.summary, op.description),
    className: op.className,
    opName: stringCode(op.fullName),
    constraints: op.attributes.flatMap((attribute) => {
      const code = constraintCode(attribute.constraint, imports);
      if (!isMade(code)) return [];
      const type = `${imports.type('AttrConstraint')}<${valueType(attribute.constraint, imports)}>`;
      return [{ name: constraintConstant(op, attribute), type, code }];
    }),
    spec: specCode(op, imports),
    accessors: accessors(op, imports),
    builds: op.skipDefaultBuilders ? [] : [buildView(op, imports)],
  };
}

function specCode(op: OpModel, imports: ImportSet): string {
  return objectCode([
    ['name', stringCode(op.fullName)],
    ['className', stringCode(op.className)],
    ['operands', arrayCode(op.operands.map((operand) => valueSpec(operand, imports)))],
    ['attributes', arrayCode(op.attributes.map((attribute) => attributeSpec(op, attribute, imports)))],
    ['results', arrayCode(op.results.map((result) => valueSpec(result, imports)))],
    ['regions', arrayCode(op.regions.map((region) => regionSpec(region, imports)))],
    ['successors', arrayCode(op.successors.map((successor) => regionSpec(successor, imports)))],
    ['traits', arrayCode(op.traits.map((use) => traitCode(use, imports)))],
    ['assemblyFormat', op.format && literal(op.format)],
    ['customAssembly', op.hasCustomAssemblyFormat ? 'true' : undefined],
    ['dpsInits', op.dpsInits.length === 0 ? undefined : literal(op.dpsInits.map((init) => init.text))],
    ['convertFrom', op.convertFrom && stringCode(op.convertFrom.text)],
    ['flatbuffer', op.flatbuffer && literal(definedOnly(op.flatbuffer))],
    ['elementwise', op.elementwise && literal(op.elementwise)],
    ['structured', op.structured && literal(definedOnly(op.structured))],
    ['hooks', op.hooks && stringCode(op.hooks.text)],
  ]);
}

function definedOnly(object: object): object {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}

function valueSpec(value: OperandModel, imports: ImportSet): string {
  return objectCode([
    ['name', stringCode(value.name)],
    ['constraint', constraintCode(value.constraint, imports)],
    ['group', value.quantity === 'one' ? undefined : stringCode(value.quantity)],
  ]);
}

function attributeSpec(op: OpModel, attribute: AttributeModel, imports: ImportSet): string {
  return objectCode([
    ['name', stringCode(attribute.name)],
    ['constraint', attributeConstraint(op, attribute, imports)],
    ['optional', ['optional', 'unit', 'unsetDefault'].includes(attribute.presence) ? 'true' : undefined],
    ['defaultValue', attributeDefaultCode(attribute)],
  ]);
}

/** Returns the expression for the constraint of an attribute. One that is made by a call is made once, as a constant before the class. */
function attributeConstraint(op: OpModel, attribute: AttributeModel, imports: ImportSet): string {
  const code = constraintCode(attribute.constraint, imports);
  return isMade(code) ? constraintConstant(op, attribute) : code;
}

const isMade = (constraint: string): boolean => constraint.includes('(');

function constraintConstant(op: OpModel, attribute: AttributeModel): string {
  return `${op.className.charAt(0).toLowerCase()}${op.className.slice(1)}${upperFirst(memberName(attribute))}Constraint`;
}

function regionSpec(region: RegionModel, imports: ImportSet): string {
  return objectCode([
    ['name', stringCode(region.name)],
    ['constraint', constraintCode(region.constraint, imports)],
    ['variadic', region.variadic ? 'true' : undefined],
  ]);
}

/** A property of an operation class. Setters are a list of one, or none. */
interface AccessorView {
  readonly doc: string;
  readonly name: string;
  readonly type: string;
  readonly expression: string;
  readonly setters: readonly { readonly name: string; readonly type: string; readonly statement: string }[];
}

function accessors(op: OpModel, imports: ImportSet): AccessorView[] {
  return [
    ...op.arguments.flatMap((argument) => {
      if (argument.role === 'attribute') return [attributeAccessor(op, argument, imports)];
      return isInherited(op, argument) ? [] : [operandAccessor(op, argument, imports)];
    }),
    ...op.results.filter((result) => !isInherited(op, result)).map((result) => resultAccessor(op, result, imports)),
    ...op.regions.filter((region) => !isInherited(op, region)).map((region) => regionAccessor(op, region, imports)),
    ...op.successors
      .filter((successor) => !isInherited(op, successor))
      .map((successor) => successorAccessor(op, successor, imports)),
  ];
}

function accessor(
  member: OperandModel | AttributeModel | RegionModel,
  type: string,
  expression: string,
  setters: AccessorView['setters'] = [],
): AccessorView {
  const doc = member.description === '' ? '' : docComment(upperFirst(member.description));
  return { doc, name: memberName(member), type, expression, setters };
}

function operandAccessor(op: OpModel, operand: OperandModel, imports: ImportSet): AccessorView {
  const index = op.operands.indexOf(operand);
  const value = imports.type('Value');
  if (operand.quantity === 'variadic')
    return accessor(operand, `readonly ${value}[]`, `${imports.value('operandGroup')}(this, ${index})`);
  if (operand.quantity === 'optional')
    return accessor(operand, `${value} | undefined`, `${imports.value('optionalOperand')}(this, ${index})`);
  const fixed = op.operands.slice(0, index).every((earlier) => earlier.quantity === 'one');
  return accessor(
    operand,
    value,
    fixed ? `this.operand(${index})` : `${imports.value('singleOperand')}(this, ${index})`,
  );
}

function resultAccessor(op: OpModel, result: OperandModel, imports: ImportSet): AccessorView {
  const index = op.results.indexOf(result);
  const type = imports.type('OpResult');
  const fixed = op.results.slice(0, index).every((earlier) => earlier.quantity === 'one');
  if (result.quantity === 'one' && fixed) return accessor(result, type, `this.result(${index})`);
  const group = `${imports.value('resultGroup')}(this, ${index})`;
  if (result.quantity === 'variadic') return accessor(result, `readonly ${type}[]`, group);
  return accessor(
    result,
    result.quantity === 'one' ? type : `${type} | undefined`,
    result.quantity === 'one' ? `${group}[0]!` : `${group}[0]`,
  );
}

function attributeAccessor(op: OpModel, attribute: AttributeModel, imports: ImportSet): AccessorView {
  const key = stringCode(attribute.name);
  const constraint = attributeConstraint(op, attribute, imports);
  const plain = valueType(attribute.constraint, imports);
  const name = memberName(attribute);
  const set = `${imports.value('setAttributeValue')}(this, ${key}, ${constraint}`;
  if (attribute.presence === 'unit') {
    const setter = { name, type: 'boolean', statement: `${set}, value || undefined)` };
    return accessor(attribute, 'boolean', `this.properties.has(${key})`, [setter]);
  }
  const type = attribute.presence === 'optional' ? `${plain} | undefined` : plain;
  const get = imports.value(attribute.presence === 'required' ? 'attributeValue' : 'optionalAttributeValue');
  // Nothing demands that an attribute with a default is there: parsers may take it away.
  const defaultCode = defaultValueCode(attribute, imports);
  const orDefault = defaultCode === undefined ? '' : ` ?? ${defaultCode}`;
  return accessor(attribute, type, `${get}(this, ${key}, ${constraint})${orDefault}`, [
    // One whose default is unset can be taken away again.
    { name, type: attribute.presence === 'unsetDefault' ? `${plain} | undefined` : type, statement: `${set}, value)` },
  ]);
}

/** Returns the expression for the plain default value within a method of the operation. */
function defaultValueCode(attribute: AttributeModel, imports: ImportSet): string | undefined {
  const code = attributeDefaultCode(attribute);
  const record = classOf(attribute.constraint);
  if (code === undefined || !record) return code;
  // The only default of an attribute of a class is that without parameters, which a context has.
  const { className, dialect } = record;
  return `${imports.value(className, generatedPath(dialect, 'attributes'))}.get(this.context)`;
}

function regionAccessor(op: OpModel, region: RegionModel, imports: ImportSet): AccessorView {
  const index = op.regions.indexOf(region);
  const type = imports.type('Region');
  return region.variadic
    ? accessor(region, `readonly ${type}[]`, `this.regions.slice(${index})`)
    : accessor(region, type, `this.regions[${index}]!`);
}

function successorAccessor(op: OpModel, successor: RegionModel, imports: ImportSet): AccessorView {
  const index = op.successors.indexOf(successor);
  const type = imports.type('Block');
  return successor.variadic
    ? accessor(successor, `readonly ${type}[]`, `this.successors.slice(${index})`)
    : accessor(successor, type, `this.blockOperands[${index}]!.block`);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
