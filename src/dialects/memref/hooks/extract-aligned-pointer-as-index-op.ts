import { named } from '../result-names.ts';

export const extractAlignedPointerAsIndexOp = { ...named('intptr') };
