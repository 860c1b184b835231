import { typeText } from '../functions.ts';
import { type ElementWriter, type NamedTensor, namesOf, typesOf } from './element-writer.ts';
import { iota } from './movers.ts';
import { type Maker, type Operands, type StablehloOp } from './stablehlo-op.ts';

const isFloat = ({ element }: NamedTensor): boolean => element === 'f32';

/** Tells whether one number stands in the direction from another. */
function compare(
  writer: ElementWriter,
  { element }: NamedTensor,
  direction: 'lt' | 'gt' | 'eq',
  a: string,
  b: string,
): string {
  if (element === 'f32') return writer.define(`arith.cmpf o${direction}, ${a}, ${b} : f32`);
  return writer.define(`arith.cmpi ${direction === 'eq' ? 'eq' : `s${direction}`}, ${a}, ${b} : ${element}`);
}

/** Sorts one or two tensors by the numbers of the first. */
function sort(operands: Operands): StablehloOp {
  const { random } = operands;
  const key = operands.any();
  const along = random.below(key.shape.length);
  const args = random.chance(0.5) ? [key] : [key, operands.of(key.shape, random.pick(['f32', 'i32'])!)];
  const direction = random.pick(['lt', 'gt'] as const)!;
  const names = namesOf(args);
  const types = typesOf(args);
  const inner = args.flatMap(({ element }, i) => [`%x${i}: tensor<${element}>`, `%y${i}: tensor<${element}>`]);
  const scalars = `(tensor<${key.element}>, tensor<${key.element}>) -> tensor<i1>`;
  const elementOf =
    (arg: NamedTensor): StablehloOp['element'] =>
    (writer, indices) => {
      const size = key.shape[along]!;
      const at = (tensor: NamedTensor, place: string): string => writer.read(tensor, indices.with(along, place));
      return writer.accumulate([size], arg.element, at(arg, writer.index(0)), ([candidate], carried) => {
        // How many come before the candidate is where it comes to stand.
        const rank = writer.accumulate([size], 'index', writer.index(0), ([other], count) => {
          const [own, others] = [at(key, candidate!), at(key, other!)];
          const isBefore = compare(writer, key, direction, others, own);
          const isEarlier = writer.is('slt', other!, candidate!);
          const isEqual = compare(writer, key, 'eq', others, own);
          const isTie = writer.all([isEqual, isEarlier]);
          const counts = writer.define(`arith.ori ${isBefore}, ${isTie} : i1`);
          return writer.define(`arith.addi ${count}, ${writer.define(`arith.index_cast ${writer.define(`arith.extui ${counts} : i1 to i32`)} : i32 to index`)} : index`); // prettier-ignore
        });
        const isHere = writer.is('eq', rank, indices[along]!);
        return writer.define(`arith.select ${isHere}, ${at(arg, candidate!)}, ${carried} : ${arg.element}`);
      });
    };
  const [first, ...others] = args.map((arg) => ({ result: arg, element: elementOf(arg) }));
  return {
    text: [
      `"stablehlo.sort"(${names}) <{dimension = ${along} : i64, is_stable = true}> ({`,
      `^bb0(${inner.join(', ')}):`,
      `%z = stablehlo.compare ${direction.toUpperCase()}, %x0, %y0, ${isFloat(key) ? 'FLOAT' : 'SIGNED'} : ${scalars}`,
      'stablehlo.return %z : tensor<i1>',
      `}) : (${types}) -> ${args.length > 1 ? `(${types})` : types}`,
    ].join('\n'),
    ...first!,
    others,
  };
}

/** Finds the greatest or least number of some places and what a second tensor has there, the least of several, as argmax is written. */
function extreme(operands: Operands): StablehloOp {
  const { random } = operands;
  const arg = operands.any();
  const along = random.below(arg.shape.length);
  const numbers = random.chance(0.7) ? operands.write(iota(arg.shape, along, 'i32')) : operands.of(arg.shape, 'i32');
  const direction = random.pick(['lt', 'gt'] as const)!;
  const worst = { f32: { lt: '0x7F800000', gt: '0xFF800000' }, i32: { lt: '2147483647', gt: '-2147483648' } };
  const init = operands.constant(worst[arg.element as 'f32' | 'i32'][direction], { shape: [], element: arg.element });
  const zero = operands.constant('0', { shape: [], element: 'i32' });
  const result = { shape: arg.shape.toSpliced(along, 1), element: arg.element };
  const place = { shape: result.shape, element: 'i32' };
  const [value, number] = [`tensor<${arg.element}>`, 'tensor<i32>'];
  const [kind, flag] = [isFloat(arg) ? 'FLOAT' : 'SIGNED', 'tensor<i1>'];
  const values = `(${value}, ${value}) -> ${flag}`;
  const best = (writer: ElementWriter, indices: readonly string[]): readonly string[] => {
    const at = (tensor: NamedTensor, index: string): string => writer.read(tensor, indices.toSpliced(along, 0, index));
    const inits = [writer.read(init, []), writer.read(zero, [])];
    return writer.accumulateAll([arg.shape[along]!], [arg.element, 'i32'], inits, ([index], [a, b]) => {
      const [c, d] = [at(arg, index!), at(numbers, index!)];
      const isBetter = compare(writer, arg, direction, a!, c);
      const isTie = writer.all([compare(writer, arg, 'eq', a!, c), writer.define(`arith.cmpi slt, ${b!}, ${d} : i32`)]);
      const isFirst = writer.define(`arith.ori ${isBetter}, ${isTie} : i1`);
      return [
        writer.define(`arith.select ${isBetter}, ${a!}, ${c} : ${arg.element}`),
        writer.define(`arith.select ${isFirst}, ${b!}, ${d} : i32`),
      ];
    });
  };
  return {
    text: [
      `stablehlo.reduce(${arg.name} init: ${init.name}), (${numbers.name} init: ${zero.name}) across dimensions = [${along}] : (${typesOf([arg, numbers, init, zero])}) -> (${typeText(result)}, ${typeText(place)})`,
      `reducer(%a: ${value}, %c: ${value}) (%b: ${number}, %d: ${number}) {`,
      `%x0 = stablehlo.compare ${direction.toUpperCase()}, %a, %c, ${kind} : ${values}`,
      `%x1 = stablehlo.compare EQ, %a, %c, ${kind} : ${values}`,
      `%x2 = stablehlo.compare LT, %b, %d, SIGNED : (${number}, ${number}) -> ${flag}`,
      `%x3 = stablehlo.and %x1, %x2 : ${flag}`,
      `%x4 = stablehlo.or %x0, %x3 : ${flag}`,
      `%x5 = stablehlo.select %x0, %a, %c : ${flag}, ${value}`,
      `%x6 = stablehlo.select %x4, %b, %d : ${flag}, ${number}`,
      `stablehlo.return %x5, %x6 : ${value}, ${number}`,
      '}',
    ].join('\n'),
    result,
    element: (writer, indices) => best(writer, indices)[0]!,
    others: [{ result: place, element: (writer, indices) => best(writer, indices)[1]! }],
  };
}

/** Operations that put numbers in order, or find the first. */
export const orders: readonly Maker[] = [sort, extreme];
