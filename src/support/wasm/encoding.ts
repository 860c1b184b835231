/** Returns an unsigned number in LEB128, seven bits to a byte. Source: WebAssembly specification, section 5.2.2. */
export function unsignedLeb(value: number): readonly number[] {
  const bytes: number[] = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return [...bytes, value];
}

/** Returns a signed 32-bit number in LEB128. */
export function signedLeb(value: number): readonly number[] {
  const bytes: number[] = [];
  for (; value < -64 || value > 63; value >>= 7) bytes.push((value & 127) | 128);
  return [...bytes, value & 127];
}

/** Returns a list behind its length. */
export function vector(items: readonly (readonly number[])[]): readonly number[] {
  return [...unsignedLeb(items.length), ...items.flat()];
}

/** Returns bytes behind their number. */
export function sized(bytes: readonly number[]): readonly number[] {
  return [...unsignedLeb(bytes.length), ...bytes];
}

/** Returns text in UTF-8 behind its size. */
export function nameBytes(name: string): readonly number[] {
  return sized([...new TextEncoder().encode(name)]);
}
