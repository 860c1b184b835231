import { defineDLTI } from './generated/dlti-dialect.gen.ts';
import { type DLTIHooks } from './generated/dlti-hooks.gen.ts';
import { dataLayoutEntryAttr } from './hooks/data-layout-entry-attr.ts';
import { dialect } from './hooks/dialect.ts';
import { dataLayoutSpecAttr, mapAttr, targetDeviceSpecAttr, targetSystemSpecAttr } from './hooks/table-attrs.ts';

/** The dlti dialect. */
export const dlti = defineDLTI({
  Dialect: dialect,
  DataLayoutEntryAttr: dataLayoutEntryAttr,
  DataLayoutSpecAttr: dataLayoutSpecAttr,
  MapAttr: mapAttr,
  TargetDeviceSpecAttr: targetDeviceSpecAttr,
  TargetSystemSpecAttr: targetSystemSpecAttr,
} satisfies DLTIHooks);
