import { FunctionBuilder, type Local } from '../../../support/wasm/function-builder.ts';
import { faceDatums, faceDim, tileDatums, tileDim } from '../../tile-layout.ts';

/** Bytes of eight bf16 numbers, of eight binary32 numbers and of eight binary64 numbers. */
const eightHalves = 16;
const eightFloats = 32;
const eightDoubles = 64;
const tileFloats = tileDatums * 4;

/** Put four of eight 16-bit numbers, the second operand, into the upper halves of 32-bit numbers; the lower halves come from the first. */
const lowerFour = [0, 1, 16, 17, 2, 3, 18, 19, 4, 5, 20, 21, 6, 7, 22, 23];
const upperFour = [0, 1, 24, 25, 2, 3, 26, 27, 4, 5, 28, 29, 6, 7, 30, 31];

/** Puts the upper two of four numbers in the place of the lower two. */
const upperPair = [8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15];

/** Returns `expand(from, to)`, which unpacks a tile of bf16: the bits become the upper halves of binary32 numbers. */
export function expandFunction(): FunctionBuilder {
  const code = new FunctionBuilder(2);
  const [from, to] = code.parameters as [Local, Local];
  const i = code.local('i32');
  const halves = code.local('v128');
  code.loop(i, tileFloats / 2, eightHalves, () => {
    code.get(from).get(i).plain('i32.add').load('v128.load').set(halves);
    for (const [part, lanes] of [lowerFour, upperFour].entries()) {
      code.get(to).get(i).constant(1).plain('i32.shl', 'i32.add');
      code
        .splat(0)
        .get(halves)
        .shuffle(lanes)
        .store(part * 16);
    }
  });
  return code;
}

/** Returns `widenHalves(from, to)`, which writes the bf16 numbers of a tile as binary64 numbers. */
export function widenHalvesFunction(): FunctionBuilder {
  const code = new FunctionBuilder(2);
  const [from, to] = code.parameters as [Local, Local];
  const [i, source, target] = [code.local('i32'), code.local('i32'), code.local('i32')];
  const halves = code.local('v128');
  const floats = code.local('v128');
  const unrolled = 4;
  code.loop(i, tileFloats / 2, unrolled * eightHalves, () => {
    code.get(from).get(i).plain('i32.add').set(source);
    code.get(i).constant(2).plain('i32.shl').get(to).plain('i32.add').set(target);
    for (let eight = 0; eight < unrolled; eight++) {
      code
        .get(source)
        .load('v128.load', eight * eightHalves)
        .set(halves);
      for (const [part, lanes] of [lowerFour, upperFour].entries()) {
        const offset = eight * eightDoubles + (part * eightDoubles) / 2;
        code.splat(0).get(halves).shuffle(lanes).set(floats);
        code.get(target).get(floats).plain('f64x2.promote_low_f32x4').store(offset);
        code.get(target).get(floats).get(floats).shuffle(upperPair).plain('f64x2.promote_low_f32x4');
        code.store(offset + eightDoubles / 4);
      }
    }
  });
  return code;
}

/** Returns `round(from, to)`, which packs a tile into bf16, to nearest even; a NaN keeps its upper bits and becomes quiet. */
export function roundFunction(): FunctionBuilder {
  const code = new FunctionBuilder(2);
  const [from, to] = code.parameters as [Local, Local];
  const i = code.local('i32');
  const source = code.local('i32');
  const roundEight = eightRounder(code, source);
  code.loop(i, tileFloats / 2, eightHalves, () => {
    code.get(from).get(i).constant(1).plain('i32.shl', 'i32.add').set(source);
    code.get(to).get(i).plain('i32.add');
    roundEight(0);
    code.store();
  });
  return code;
}

/** Returns `roundRow(from, to, numTiles)`, which packs 32 * numTiles numbers as `round` does into the first row of tiles that stand one behind the other. */
export function roundRowFunction(): FunctionBuilder {
  const code = new FunctionBuilder(3);
  const [from, to, numTiles] = code.parameters as [Local, Local, Local];
  const [i, source, target] = [code.local('i32'), code.local('i32'), code.local('i32')];
  const roundEight = eightRounder(code, source);
  code.get(from).set(source).get(to).set(target);
  code.loop(i, numTiles, 1, () => {
    for (let eight = 0; eight < tileDim / 8; eight++) {
      const inFace = (eight * eightHalves) % (faceDim * 2);
      code.get(target);
      roundEight(eight * eightFloats);
      code.store((eight < tileDim / 16 ? 0 : faceDatums * 2) + inFace);
    }
    code
      .get(source)
      .constant(tileDim * 4)
      .plain('i32.add')
      .set(source);
    code
      .get(target)
      .constant(tileDatums * 2)
      .plain('i32.add')
      .set(target);
  });
  return code;
}

/** Returns what puts eight numbers, `offset` bytes behind the address in `source`, on the stack as bf16. */
function eightRounder(code: FunctionBuilder, source: Local): (offset: number) => void {
  const bits = code.local('v128');
  const upper = code.local('v128');
  const oneBit = 1;
  const halfBelow = 0x7fff;
  const shift = 16;
  return (offset) => {
    for (const part of [0, eightFloats / 2]) {
      code
        .get(source)
        .load('v128.load', offset + part)
        .set(bits);
      code.get(bits).constant(shift).plain('i32x4.shr_u').set(upper);
      code.get(upper).splat(0x40).plain('v128.or');
      code.get(bits).splat(halfBelow).plain('i32x4.add').get(upper).splat(oneBit).plain('v128.and', 'i32x4.add');
      code.constant(shift).plain('i32x4.shr_u');
      code.get(bits).splat(0x7fffffff).plain('v128.and').splat(0x7f800000).plain('i32x4.gt_s', 'v128.bitselect');
    }
    code.plain('i16x8.narrow_i32x4_u');
  };
}
