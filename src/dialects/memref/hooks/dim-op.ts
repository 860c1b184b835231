import { named } from '../result-names.ts';

export const dimOp = { ...named('dim') };
