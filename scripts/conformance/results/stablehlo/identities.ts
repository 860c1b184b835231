import { typeText } from '../functions.ts';
import { type NamedTensor, namesOf, typesOf } from './element-writer.ts';
import { type Maker, type Operands, type StablehloOp } from './stablehlo-op.ts';

/** What leaves numbers as they are, where there is one device, or takes them as they are stored. */

function same(arg: NamedTensor, text: string): StablehloOp {
  return { text, result: arg, element: (writer, indices) => writer.read(arg, indices) };
}

const addition = [
  '({',
  '^bb0(%x: tensor<f32>, %y: tensor<f32>):',
  '%s = stablehlo.add %x, %y : tensor<f32>',
  'stablehlo.return %s : tensor<f32>',
  '})',
].join('\n');
const group = 'replica_groups = dense<0> : tensor<1x1xi64>';

/** Exchanges numbers with the other devices, of which there are none. */
function collective(operands: Operands): StablehloOp {
  const { random } = operands;
  const arg = operands.any(1, 'f32');
  const dim = random.below(arg.shape.length);
  const { name, attributes, region } = random.pick([
    { name: 'all_gather', attributes: `all_gather_dim = ${dim} : i64, ${group}`, region: '' },
    { name: 'all_reduce', attributes: group, region: addition },
    { name: 'reduce_scatter', attributes: `scatter_dimension = ${dim} : i64, ${group}`, region: addition },
    { name: 'all_to_all', attributes: `split_dimension = ${dim} : i64, concat_dimension = 0 : i64, split_count = 1 : i64, ${group}`, region: '' },
    { name: 'collective_permute', attributes: 'source_target_pairs = dense<0> : tensor<1x2xi64>', region: '' },
    { name: 'collective_broadcast', attributes: group, region: '' },
  ])!; // prettier-ignore
  const type = typeText(arg);
  return same(arg, `"stablehlo.${name}"(${arg.name}) <{${attributes}}> ${region} : (${type}) -> ${type}`);
}

/** Says how numbers are spread over devices. */
function sharding(operands: Operands): StablehloOp {
  const arg = operands.any(0);
  const type = typeText(arg);
  return same(arg, `stablehlo.custom_call @Sharding(${arg.name}) {backend_config = "", mhlo.sharding = "{replicated}"} : (${type}) -> ${type}`); // prettier-ignore
}

/** Puts tensors into a tuple, and takes one out. */
function tuple(operands: Operands): StablehloOp {
  const args = [operands.any(0), operands.any(0)];
  const made = operands.prelude(`stablehlo.tuple ${namesOf(args)} : tuple<${typesOf(args)}>`);
  const place = operands.random.below(2);
  const arg = args[place]!;
  return same(arg, `stablehlo.get_tuple_element ${made}[${place}] : (tuple<${typesOf(args)}>) -> ${typeText(arg)}`);
}

/** Rounds to fewer bits. */
function reducePrecision(operands: Operands): StablehloOp {
  const arg = operands.any(0, 'f32');
  const [format, element] = operands.random.pick([['e8m7', 'bf16'], ['e5m10', 'f16']] as const)!; // prettier-ignore
  return {
    text: `stablehlo.reduce_precision ${arg.name}, format = ${format} : ${typeText(arg)}`,
    result: arg,
    element: (writer, indices) =>
      writer.define(
        `arith.extf ${writer.define(`arith.truncf ${writer.read(arg, indices)} : f32 to ${element}`)} : ${element} to f32`,
      ),
  };
}

function isFinite(operands: Operands): StablehloOp {
  const arg = operands.any(0, 'f32');
  const result = { ...arg, element: 'i1' };
  return {
    text: `stablehlo.is_finite ${arg.name} : (${typeText(arg)}) -> ${typeText(result)}`,
    result,
    element(writer, indices) {
      const magnitude = writer.f32('math.absf', writer.read(arg, indices));
      return writer.define(`arith.cmpf olt, ${magnitude}, ${writer.define('arith.constant 0x7F800000 : f32')} : f32`);
    },
  };
}

/** Takes the bits of floats as integers. */
function bitcast(operands: Operands): StablehloOp {
  const { shape } = operands.any(0, 'f32');
  const arg = operands.argument(shape, 'f32');
  const result = { shape, element: 'i32' };
  return {
    text: `stablehlo.bitcast_convert ${arg.name} : (${typeText(arg)}) -> ${typeText(result)}`,
    result,
    element: (writer, indices) => writer.define(`arith.bitcast ${writer.read(arg, indices)} : f32 to i32`),
  };
}

function dimensionSize(operands: Operands): StablehloOp {
  const arg = operands.any(1);
  const dim = operands.random.below(arg.shape.length);
  return {
    text: `stablehlo.get_dimension_size ${arg.name}, dim = ${dim} : (${typeText(arg)}) -> tensor<i32>`,
    result: { shape: [], element: 'i32' },
    element: (writer) => writer.constant(arg.shape[dim]!, 'i32'),
  };
}

export const identities: readonly Maker[] = [
  collective,
  sharding,
  tuple,
  reducePrecision,
  isFinite,
  bitcast,
  dimensionSize,
];
