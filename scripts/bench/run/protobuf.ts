/** A field of a message: its number, and a number (a varint), text, bytes or a message. */
export type Field = readonly [number, number | string | Uint8Array | readonly Field[]];

/** Returns a message in the encoding of protocol buffers. Numbers are whole and not negative. */
export function encodeMessage(fields: readonly Field[]): Uint8Array {
  return Buffer.concat(
    fields.flatMap(([number, value]) => {
      if (typeof value === 'number') return [varint(number * 8), varint(value)];
      const bytes =
        typeof value === 'string' ? Buffer.from(value) : value instanceof Uint8Array ? value : encodeMessage(value);
      return [varint(number * 8 + 2), varint(bytes.length), bytes];
    }),
  );
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return Uint8Array.from([...bytes, value]);
}
