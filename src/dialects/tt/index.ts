import { defineTT } from './generated/tt-dialect.gen.ts';
import { type TTHooks } from './generated/tt-hooks.gen.ts';
import { deviceAttr } from './hooks/device-attr.ts';
import { ttDialect } from './hooks/dialect.ts';
import { systemDescAttr } from './hooks/system-desc-attr.ts';
import { tileType } from './hooks/tile-type.ts';

/** The tt dialect: layouts, devices, tiles. */
export const tt = defineTT({
  Dialect: ttDialect,
  DeviceAttr: deviceAttr,
  SystemDescAttr: systemDescAttr,
  TileType: tileType,
} satisfies TTHooks);
