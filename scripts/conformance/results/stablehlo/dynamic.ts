import { typeText } from '../functions.ts';
import { list } from '../sizes.ts';
import { type NamedTensor, namesOf, typesOf } from './element-writer.ts';
import { reshaped } from './elementwise.ts';
import { iota, padded, repeated, sliced } from './movers.ts';
import { type Maker, type Operands, type StablehloOp } from './stablehlo-op.ts';

/** Operations whose attributes are tensors, which are constant. */

function numbers(operands: Operands, values: readonly number[]): NamedTensor {
  const element = operands.random.pick(['i32', 'i64'])!;
  return operands.constant(list(values), { shape: [values.length], element });
}

/** Returns the operation under another name, which takes tensors beside the first operands. */
function dynamic(op: StablehloOp, name: string, args: readonly NamedTensor[], attributes = ''): StablehloOp {
  const names = namesOf(args);
  const types = typesOf(args);
  return { ...op, text: `stablehlo.${name} ${names}${attributes} : (${types}) -> ${typeText(op.result)}` };
}

function dynamicReshape(operands: Operands): StablehloOp {
  const { arg, op } = reshaped(operands);
  return dynamic(op, 'dynamic_reshape', [arg, numbers(operands, op.result.shape)]);
}

function dynamicBroadcast(operands: Operands): StablehloOp {
  const { arg, dims, op } = repeated(operands);
  return dynamic(op, 'dynamic_broadcast_in_dim', [arg, numbers(operands, op.result.shape)], `, dims = ${list(dims)}`);
}

function dynamicPad(operands: Operands): StablehloOp {
  const { arg, value, parts, op } = padded(operands);
  const amounts = (['low', 'high', 'interior'] as const).map((key) => parts.map((part) => part[key]));
  const element = operands.random.pick(['i32', 'i64'])!;
  const tensors = amounts.map((values) => operands.constant(list(values), { shape: [values.length], element }));
  return dynamic(op, 'dynamic_pad', [arg, value, ...tensors]);
}

function realDynamicSlice(operands: Operands): StablehloOp {
  const { arg, parts, op } = sliced(operands);
  const bounds = (['start', 'limit', 'stride'] as const).map((key) => parts.map((part) => part[key]));
  const tensors = bounds.map((values) => operands.constant(list(values), { shape: [values.length], element: 'i32' }));
  return dynamic(op, 'real_dynamic_slice', [arg, ...tensors]);
}

function dynamicIota(operands: Operands): StablehloOp {
  const { shape } = operands.any();
  const dim = operands.random.below(shape.length);
  return dynamic(iota(shape, dim, 'i32'), 'dynamic_iota', [numbers(operands, shape)], `, dim = ${dim}`);
}

export const dynamicForms: readonly Maker[] = [
  dynamicReshape,
  dynamicBroadcast,
  dynamicPad,
  realDynamicSlice,
  dynamicIota,
];
