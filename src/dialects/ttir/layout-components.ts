import { type LayoutAttr } from '../tt/generated/tt-attributes.gen.ts';
import { memorySpaceOf } from '../tt/layout.ts';

/** What a `ttir.to_layout` can change, each for itself. Source: ttmlir-facts, section 1.2.4. */
export type LayoutComponent = 'linear' | 'grid' | 'format' | 'memorySpace' | 'memLayout';

/** Returns the components in which two layouts of a tensor differ; `format` is the element of the shard, scalar or tile. */
export function changedComponents(from: LayoutAttr, to: LayoutAttr): ReadonlySet<LayoutComponent> {
  const changed = new Set<LayoutComponent>();
  if (!from.linear.equals(to.linear)) changed.add('linear');
  if (from.grid !== to.grid) changed.add('grid');
  if (from.memref.elementType !== to.memref.elementType) changed.add('format');
  if (memorySpaceOf(from) !== memorySpaceOf(to)) changed.add('memorySpace');
  if (from.memLayout !== to.memLayout) changed.add('memLayout');
  return changed;
}
