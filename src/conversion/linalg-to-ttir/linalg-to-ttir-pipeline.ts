import { inlinedConversion } from '../front-end/inlined-conversion.ts';
import { ConvertLinalgToTTIRPass } from './linalg-to-ttir-pass.ts';

/** Adds the passes of `linalg-to-ttir-pipeline` to a manager. */
export const buildLinalgToTTIRPipeline = inlinedConversion(() => new ConvertLinalgToTTIRPass());
