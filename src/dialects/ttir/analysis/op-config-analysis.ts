import { type Operation } from '../../../ir/operation.ts';
import { type LayoutAttr } from '../../tt/generated/tt-attributes.gen.ts';

/** Returns the layout chosen for each operation: the first of its legal ones. Source: ttmlir-facts, section 2.3.2. */
export function pickLayouts(legal: ReadonlyMap<Operation, readonly LayoutAttr[]>): Map<Operation, LayoutAttr> {
  const picked = new Map<Operation, LayoutAttr>();
  legal.forEach((layouts, op) => {
    const first = layouts[0];
    if (first) picked.set(op, first);
  });
  return picked;
}
