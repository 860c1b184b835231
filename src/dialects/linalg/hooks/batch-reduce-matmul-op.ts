import { batchMapCheck } from '../structured/batch-matmul-maps.ts';
import { parseIndexingMapList } from '../structured/indexing-maps-attribute.ts';
import { matmulHooks } from '../structured/matmul-hooks.ts';

export const batchReduceMatmulOp = matmulHooks(
  batchMapCheck([1, 2]),
  { checked: 3, required: 3 },
  parseIndexingMapList,
);
