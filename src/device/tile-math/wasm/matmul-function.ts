import { FunctionBuilder, type Local } from '../../../support/wasm/function-builder.ts';
import { faceDatums, faceDim, tileDatums } from '../../tile-layout.ts';

/** Bytes of a binary64 and of a row and a face of them. */
const doubleBytes = 8;
const doubleRowBytes = faceDim * doubleBytes;
const doubleFaceBytes = faceDatums * doubleBytes;
/** Bytes of a row and a face of binary32. */
const floatRowBytes = faceDim * 4;
const floatFaceBytes = faceDatums * 4;
/** Outputs of a block: rows, and columns in pairs. */
const blockRows = 2;
const blockPairs = 4;

/** Joins the lower halves of two vectors. */
const lowerHalves = [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23];

/** Returns `widen(from, to)`, which writes the binary32 numbers of a tile as binary64 numbers. */
export function widenFunction(): FunctionBuilder {
  const code = new FunctionBuilder(2);
  const [from, to] = code.parameters as [Local, Local];
  const i = code.local('i32');
  const unrolled = 8;
  code.loop(i, tileDatums * 4, unrolled * 8, () => {
    for (let pair = 0; pair < unrolled; pair++) {
      code.get(to).get(i).constant(1).plain('i32.shl', 'i32.add');
      code
        .get(from)
        .get(i)
        .plain('i32.add')
        .load('v128.load64_zero', pair * 8);
      code.plain('f64x2.promote_low_f32x4').store(pair * 16);
    }
  });
  return code;
}

/**
 * Returns `matmul(dst, old, left, right)`, which sets a binary32 tile to another, which may be the same, plus the product of two tiles that are widened: `TileMath.matmul` of a plain product that accumulates in a Dst
 * of binary32. Blocks of 2x8 outputs are summed in registers, two columns in one; every sum has the order of that contract. The product of two binary32
 * numbers is exact in binary64, so that with `fused` instructions that multiply and add at once, and round once, give the same bits.
 */
export function matmulFunction(fused: boolean): FunctionBuilder {
  const code = new FunctionBuilder(4);
  const [dst, old, left, right] = code.parameters as [Local, Local, Local, Local];
  const row = code.local('i32');
  const column = code.local('i32');
  const [a, b, c] = [code.local('i32'), code.local('i32'), code.local('i32')];
  const end = code.local('i32');
  const vectors = (): readonly Local[] => Array.from({ length: blockPairs }, () => code.local('v128'));
  const sums = Array.from({ length: blockRows }, vectors);
  const columns = vectors();
  const factor = code.local('v128');
  for (let face = 0; face < 4; face++) {
    for (let inner = 0; inner < 2; inner++) {
      const leftFace = (face & 2) + inner;
      const rightFace = inner * 2 + (face & 1);
      code.loop(row, faceDim, blockRows, () => {
        code.loop(column, faceDim, 2 * blockPairs, () => {
          code.get(left).get(row).constant(7).plain('i32.shl', 'i32.add').set(a);
          code.get(right).get(column).constant(3).plain('i32.shl', 'i32.add').set(b);
          code
            .get(b)
            .constant(faceDim * doubleRowBytes)
            .plain('i32.add')
            .set(end);
          for (const pairs of sums) for (const sum of pairs) code.splat(0).set(sum);
          // A loop that is not unrolled here: engines gather the loads of straight code, and then have no registers for them. It has no counter but an address.
          code.repeatBelow(b, end, () => {
            columns.forEach((pair, i) =>
              code
                .get(b)
                .load('v128.load', rightFace * doubleFaceBytes + 16 * i)
                .set(pair),
            );
            sums.forEach((pairs, r) => {
              code
                .get(a)
                .load('v128.load64_splat', leftFace * doubleFaceBytes + r * doubleRowBytes)
                .set(factor);
              pairs.forEach((sum, i) => {
                if (fused) code.get(factor).get(columns[i]!).get(sum).plain('f64x2.relaxed_madd').set(sum);
                else code.get(sum).get(factor).get(columns[i]!).plain('f64x2.mul', 'f64x2.add').set(sum);
              });
            });
            code.get(a).constant(doubleBytes).plain('i32.add').set(a);
            code.get(b).constant(doubleRowBytes).plain('i32.add').set(b);
          });
          code.get(row).constant(6).plain('i32.shl').get(column).constant(2).plain('i32.shl', 'i32.add').set(c);
          code
            .get(inner === 0 ? old : dst)
            .get(c)
            .plain('i32.add')
            .set(b);
          code.get(dst).get(c).plain('i32.add').set(c);
          sums.forEach((pairs, r) => addRow(code, c, b, face * floatFaceBytes + r * floatRowBytes, pairs));
        });
      });
    }
  }
  return code;
}

/** Sets the binary32 numbers at `address` + `offset` to those at `old` + `offset` plus pairs of sums. */
function addRow(code: FunctionBuilder, address: Local, old: Local, offset: number, sums: readonly Local[]): void {
  for (let i = 0; i < sums.length; i += 2) {
    code.get(address);
    for (const half of [i, i + 1]) {
      code
        .get(old)
        .load('v128.load64_zero', offset + 8 * half)
        .plain('f64x2.promote_low_f32x4');
      code.get(sums[half]!).plain('f64x2.add', 'f32x4.demote_f64x2_zero');
    }
    code.shuffle(lowerHalves).store(offset + 8 * i);
  }
}
