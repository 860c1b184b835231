/**
 * Returns a number as C's `%e` prints it, ties to even. Infinities and NaN are `INF` and `nan`. Source: write_double of
 * llvm/lib/Support/NativeFormatting.cpp.
 */
export function exponentText(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value < 0 ? '-INF' : 'INF';
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  return sign + evenDigits(Math.abs(value)).replace(/e([+-])(\d)$/, 'e$10$2');
}

/** Rounds to six digits behind the point. `toExponential` rounds ties up. */
function evenDigits(value: number): string {
  const tie = /^(\d\.\d{5}[02468])50*(e.*)$/.exec(value.toExponential(100));
  return tie ? `${tie[1]}${tie[2]}` : value.toExponential(6);
}
