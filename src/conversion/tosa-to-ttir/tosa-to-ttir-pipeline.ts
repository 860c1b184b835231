import { inlinedConversion } from '../front-end/inlined-conversion.ts';
import { ConvertTosaToTTIRPass } from './tosa-to-ttir-pass.ts';

/** Adds the passes of `tosa-to-ttir-pipeline` to a manager. */
export const buildTosaToTTIRPipeline = inlinedConversion(() => new ConvertTosaToTTIRPass({ mixed: true }));
