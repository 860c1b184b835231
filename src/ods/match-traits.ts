import { invariant } from '../support/invariant.ts';
import { isSameList } from '../support/lists.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { attributeType } from '../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../ir/operation.ts';
import { type Trait } from '../ir/traits/trait.ts';
import { Type } from '../ir/type.ts';
import { ComplexType, IntegerType } from '../ir/types/scalar-types.ts';
import { FunctionType } from '../ir/types/composite-types.ts';
import { isDialectType, type DialectType } from '../ir/types/dialect-types.ts';
import {
  elementTypeOrSelf,
  likeWithElement,
  RankedTensorType,
  ShapedType,
  UnrankedTensorType,
  VectorType,
} from '../ir/types/shaped-types.ts';
import { operandGroup, resultGroup } from './accessors.ts';
import { type RegisteredAttr, specOf, uniqueParametric } from './attr-spec.ts';
import { opSpecOf } from './op-spec.ts';

/** Traits that relate members of a record by name. Source: mlir/IR/OpBase.td (AllMatch and its kin). */

function allMatch(trait: string, what: string, property: (type: Type) => unknown) {
  return (...names: readonly string[]): Trait => {
    const typesOf = names.map(typesOfMember);
    return {
      name: trait,
      predicate: true,
      ofSignature: true,
      args: names,
      verify(op): LogicalResult {
        let first: Type | undefined;
        for (let i = 0; i < typesOf.length; i++) {
          const type = typesOf[i]!(op)[0];
          if (type === undefined || type === first) continue;
          if (first !== undefined && property(type) !== property(first)) {
            return op.emitOpError(`failed to verify that all of {${names.join(', ')}} have same ${what}`);
          }
          first ??= type;
        }
        return true;
      },
    };
  };
}

export const AllTypesMatch = allMatch('AllTypesMatch', 'type', (type) => type);
export const AllShapesMatch = allMatch('AllShapesMatch', 'shape', shapeKey);
export const AllElementTypesMatch = allMatch('AllElementTypesMatch', 'element type', elementTypeOrSelf);
export const AllRanksMatch = allMatch('AllRanksMatch', 'rank', (type) =>
  type instanceof ShapedType ? type.shape?.length : undefined,
);

/** Two members have the same element type, or are of it; `summary` says so. Source: TCresVTEtIsSameAsOp of mlir/IR/OpBase.td. */
export function ElementTypesMatchWith(summary: string, first: string, second: string): Trait {
  const [firstTypes, secondTypes] = [typesOfMember(first), typesOfMember(second)];
  return {
    name: 'ElementTypesMatchWith',
    predicate: true,
    ofSignature: true,
    args: [summary, first, second],
    verify(op): LogicalResult {
      const matches = elementTypeOrSelf(firstTypes(op)[0]!) === elementTypeOrSelf(secondTypes(op)[0]!);
      return matches || op.emitOpError(`failed to verify that ${summary}`);
    },
  };
}

/** The last size of a vector is even; `summary` says so. Source: SourceVectorEvenElementCount of mlir/Dialect/Vector/IR/VectorOps.td. */
export function EvenLastDimension(summary: string, name: string): Trait {
  const typesOf = typesOfMember(name);
  return {
    name: 'EvenLastDimension',
    predicate: true,
    ofSignature: true,
    args: [summary, name],
    verify(op): LogicalResult {
      const isEven = (typesOf(op)[0] as VectorType).shape.at(-1)! % 2 === 0;
      return isEven || op.emitOpError(`failed to verify that ${summary}`);
    },
  };
}

function shapeKey(type: Type): unknown {
  if (!(type instanceof ShapedType)) return type;
  return type.shape ? type.shape.join('x') : 'unranked';
}

/** The input and the result have the same dimensions, unknown ones too; what is no ranked tensor has none. */
export const SameInputOutputTensorDims: Trait = {
  name: 'SameInputOutputTensorDims',
  predicate: true,
  ofSignature: true,
  verify(op): LogicalResult {
    const [from, to] = [op.operand(0).type, op.result(0).type].map((type) => {
      if (type instanceof UnrankedTensorType) return undefined;
      return type instanceof RankedTensorType ? type.shape.join('x') : '';
    });
    const isSame = from !== undefined && from === to;
    return isSame || op.emitOpError('failed to verify that input and output have the same tensor dimensions');
  },
};

/** The first member is of type i1, or all have one shape. */
export function ScalarConditionOrMatchingShape(...names: readonly string[]): Trait {
  const typesOf = names.map(typesOfMember);
  return {
    name: 'ScalarConditionOrMatchingShape',
    predicate: true,
    ofSignature: true,
    args: names,
    verify(op): LogicalResult {
      const condition = typesOf[0]!(op)[0]!;
      if (condition instanceof IntegerType && condition.isSignless && condition.width === 1) return true;
      if (typesOf.every((types) => shapeKey(types(op)[0]!) === shapeKey(condition))) return true;
      return op.emitOpError(`failed to verify that ${names[0]!} is signless i1 or has matching shape`);
    },
  };
}

/** The tensor and the memref, as the two members are called, agree in shape and element type, unknown sizes too. Source: verifyCompatibleBufferType of mlir/lib/Dialect/Bufferization/IR/BufferizationDialect.cpp. */
export function TensorAndBufferMatch(tensor: string, buffer: string): Trait {
  const [tensorTypes, bufferTypes] = [typesOfMember(tensor), typesOfMember(buffer)];
  return {
    name: 'TensorAndBufferMatch',
    predicate: true,
    ofSignature: true,
    args: [tensor, buffer],
    verify(op): LogicalResult {
      const [from, to] = [tensorTypes(op)[0]!, bufferTypes(op)[0]!];
      const isSameShape = shapeKey(from) === shapeKey(to);
      if (isSameShape && elementTypeOrSelf(from) === elementTypeOrSelf(to)) return true;
      op.emitError(`${isSameShape ? 'element types' : 'shapes'} do not match`);
      return op.emitOpError('failed to verify that specified tensor and buffer types match');
    },
  };
}

/** Returns the types of a whole group, given the type that they follow from; undefined where they do not. */
type Transform = (type: Type) => readonly Type[] | undefined;

/** Longer lists of one type are only counted: no operation has as many operands as a type can have elements. */
const longestRepeatedList = 2 ** 20;

/** Returns a list of `count` times the type. */
function repeated(type: Type, count: number): readonly Type[] {
  if (count <= longestRepeatedList) return Array.from({ length: count }, () => type);
  return new Proxy<readonly Type[]>([], {
    get: (list, key): unknown => {
      if (key === 'length') return count;
      return typeof key === 'string' && /^\d+$/.test(key) ? type : Reflect.get(list, key);
    },
  });
}

/** The type functions that TypesMatchWith names. */
const transforms = new Map<string, Transform>([
  ['identity', (type) => [type]],
  // i1, or a vector or tensor of i1 of the same shape.
  ['i1SameShape', (type) => [likeWithElement(type, IntegerType.get(type.context, 1))]],
  ['elementType', (type) => [elementTypeOrSelf(type)]],
  ['complexElement', (type) => (type instanceof ComplexType ? [type.elementType] : undefined)],
  [
    'elementTypePerElement',
    (type) =>
      type instanceof ShapedType && type.hasStaticShape ? repeated(type.elementType, type.numElements) : undefined,
  ],
  ['doubledLastDimension', (type) => (type instanceof VectorType ? [doubledLastDimension(type)] : undefined)],
  ['halvedLastDimension', (type) => (type instanceof VectorType ? halvedLastDimension(type) : undefined)],
  ['parameter', (type) => firstParameter(type)],
  ['functionInputs', (type) => (type instanceof FunctionType ? type.inputs : undefined)],
  ['functionResults', (type) => (type instanceof FunctionType ? type.results : undefined)],
]);

/** A vector without dimensions becomes one of two elements. */
function doubledLastDimension({ shape, elementType, scalableDims }: VectorType): VectorType {
  return VectorType.get(
    shape.length === 0 ? [2] : [...shape.slice(0, -1), shape.at(-1)! * 2],
    elementType,
    scalableDims,
  );
}

/** Nothing is said of odd sizes, which have no half, but a size of 1 stays. */
function halvedLastDimension(type: VectorType): readonly Type[] | undefined {
  const size = type.shape.at(-1)!;
  if (size === 1) return [type];
  if (size % 2 !== 0) return undefined;
  return [VectorType.get([...type.shape.slice(0, -1), size / 2], type.elementType, type.scalableDims)];
}

/** Transforms to the types of a whole group; others are of one type, and do not apply where an optional operand is absent. */
const listTransforms: ReadonlySet<string> = new Set(['functionInputs', 'functionResults', 'elementTypePerElement']);

/** Returns the type that the dialect type is of, if it is of one: `i32` of `!emitc.ptr<i32>`. */
function firstParameter(type: Type): readonly [Type] | undefined {
  const parameter = isDialectType(type) ? type.parameters[0] : undefined;
  return parameter instanceof Type ? [parameter] : undefined;
}

/** Returns the dialect's type `mnemonic` of what `type`, a type of the same dialect, is of. */
function parameterOf(mnemonic: string, type: Type): readonly Type[] | undefined {
  const parameter = firstParameter(type);
  if (!parameter) return undefined;
  const { dialect } = specOf(type as DialectType);
  const registered = type.context.getOrLoadDialect(dialect)?.types.get(mnemonic);
  invariant(registered, `dialect '${dialect}' has no type '${mnemonic}'`);
  return [uniqueParametric((registered as RegisteredAttr<DialectType>).spec, type.context, parameter)];
}

/**
 * Returns what the transform `name` of TypesMatchWith makes of `type`. `parameterOf x` stands for the type `x` of the same dialect, of
 * the same parameter.
 */
export function transformTypes(name: string, type: Type): readonly Type[] | undefined {
  const [, mnemonic] = /^parameterOf (.*)$/.exec(name) ?? [];
  if (mnemonic !== undefined) return parameterOf(mnemonic, type);
  const transform = transforms.get(name);
  invariant(transform, `no type transform is called '${name}'`);
  return transform(type);
}

/** The type of `rhs` is a function of that of `lhs`. */
export function TypesMatchWith(summary: string, lhs: string, rhs: string, transform: string): Trait {
  const fromTypes = typesOfMember(lhs);
  const toTypes = typesOfMember(rhs);
  return {
    name: 'TypesMatchWith',
    predicate: true,
    ofSignature: true,
    args: [summary, lhs, rhs, transform],
    verify(op): LogicalResult {
      const from = fromTypes(op)[0];
      const wanted = from && transformTypes(transform, from);
      const actual = toTypes(op);
      if (!wanted || (actual.length === 0 && !listTransforms.has(transform))) return true;
      const matches = isSameList(wanted, actual);
      return matches || op.emitOpError(`failed to verify that ${summary}`);
    },
  };
}

const noTypes: readonly Type[] = [];

/** Returns what gives the types of the operands or results of that name, or the type of the attribute. */
function typesOfMember(name: string): (op: Operation) => readonly Type[] {
  // Most often a trait belongs to one record, for which the name is looked up once.
  let spec: ReturnType<typeof opSpecOf>;
  let operand = -1;
  let result = -1;
  return (op) => {
    const specOfOp = opSpecOf(op)!;
    if (specOfOp !== spec) {
      spec = specOfOp;
      operand = spec.operands.findIndex((candidate) => candidate.name === name);
      result = spec.results.findIndex((candidate) => candidate.name === name);
    }
    if (operand >= 0) return operandGroup(op, operand).map((value) => value.type);
    if (result >= 0) return resultGroup(op, result).map((value) => value.type);
    const attribute = op.properties.get(name);
    const type = attribute && attributeType(attribute);
    return type ? [type] : noTypes;
  };
}
