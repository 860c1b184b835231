import { type FlowWriter, type Scope } from './flow-writer.ts';

/** Offsets, sizes and strides of a slice: constants and names of values. */
export interface SliceParts {
  readonly offsets: readonly string[];
  readonly sizes: readonly string[];
  readonly strides: readonly string[];
  readonly text: string;
}

/** Returns a part of a slice of a dimension; constants are seldom beyond it. */
export function slicePart(
  writer: FlowWriter,
  scope: Scope,
  extent: string,
  kind: 'offset' | 'size' | 'stride',
): string {
  const { random } = writer;
  if (random.chance(0.5)) return writer.valueOf(scope, 'index');
  if (kind === 'offset') return String(random.below(2));
  if (kind === 'stride') return String(1 + random.below(random.chance(0.3) ? 2 : 1));
  const most = extent === '?' ? 4 : Number(extent) - (random.chance(0.6) ? 1 : 0);
  return String(1 + random.below(Math.max(1, most)));
}

export function slicePartsOf(writer: FlowWriter, scope: Scope, extents: readonly string[]): SliceParts {
  const part = (kind: 'offset' | 'size' | 'stride'): string[] =>
    extents.map((extent) => slicePart(writer, scope, extent, kind));
  const [offsets, sizes, strides] = [part('offset'), part('size'), part('stride')];
  return { offsets, sizes, strides, text: `[${offsets.join(', ')}] [${sizes.join(', ')}] [${strides.join(', ')}]` };
}
