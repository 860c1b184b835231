/** Returns the element type of a shaped type, of others the type itself. */
export function elementOf(type: string): string {
  return /^(?:vector|tensor|memref)<(?:[\d?]+x)*([a-z]\w*)/.exec(type)?.[1] ?? type;
}

/** Returns the sizes of a shaped type, `?` for unknown ones. */
export function dimensions(type: string): string[] {
  const [, shape = ''] = /^(?:tensor|memref|vector)<((?:[\d?]+x)*)/.exec(type) ?? [];
  return shape.split('x').slice(0, -1);
}

export function withElement(type: string, element: string): string {
  return type === elementOf(type) ? element : type.replace(/([x<])[a-z]\w*>$/, `$1${element}>`);
}

export function isIntegerType(type: string): boolean {
  return /^(i\d+|index)$/.test(elementOf(type));
}

export function widthOf(element: string): number {
  return element === 'index' ? 64 : Number(element.slice(1));
}

export function shapedType(kind: 'tensor' | 'memref', sizes: readonly string[], element: string): string {
  return `${kind}<${sizes.map((size) => `${size}x`).join('')}${element}>`;
}

/** Returns how a size, a constant or the name of a value, stands in a type. */
export function typeSize(size: string): string {
  return size.startsWith('%') ? '?' : size;
}
