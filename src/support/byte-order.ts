/** Whether typed arrays of this machine keep the least significant byte first. */
const hostIsLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/**
 * Returns a copy of `bytes`, aligned for every typed array, in which elements of `elementBytes` bytes each are in the byte
 * order of typed arrays. `littleEndian` is the order in `bytes`. The same call turns typed arrays into file bytes.
 */
export function copyElements(bytes: Uint8Array, elementBytes: number, littleEndian = true): ArrayBuffer {
  const copy = new Uint8Array(bytes.byteLength);
  copy.set(bytes);
  if (elementBytes > 1 && littleEndian !== hostIsLittleEndian) {
    for (let start = 0; start < copy.length; start += elementBytes)
      copy.subarray(start, start + elementBytes).reverse();
  }
  return copy.buffer;
}

/** Returns the bytes of a typed array, first element first, in little-endian order. */
export function littleEndianBytes(array: ArrayBufferView & { readonly BYTES_PER_ELEMENT: number }): Uint8Array {
  return new Uint8Array(
    copyElements(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), array.BYTES_PER_ELEMENT),
  );
}
