const ln2High = 6.9314718036912381649e-1;
const ln2Low = 1.90821492927058770002e-10;
const termCount = 14;
const bits = new DataView(new ArrayBuffer(8));

/**
 * Returns e^x for x in [-700, 0], and 0 below, to about one unit in the last place. It uses only operations that IEEE 754
 * defines exactly, so that training gives the same bytes on every machine; the digits of Math.exp are up to the engine.
 * x = k ln 2 + r with |r| <= ln 2 / 2, then e^x = 2^k e^r with a Taylor polynomial for e^r.
 */
export function exactExp(x: number): number {
  if (x < -700) return 0;
  const k = Math.round(x / (ln2High + ln2Low));
  const r = x - k * ln2High - k * ln2Low;
  let sum = 1;
  for (let n = termCount; n > 0; n--) sum = 1 + (sum * r) / n;
  bits.setUint32(0, (1023 + k) << 20);
  return sum * bits.getFloat64(0);
}
