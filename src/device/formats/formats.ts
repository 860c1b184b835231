import { bfpBf2Format, bfpBf4Format, bfpBf8Format, bfpF2Format, bfpF4Format, bfpF8Format } from './block-float.ts';
import { type ElementFormat, type FormatName } from './element-format.ts';
import { bf16Format, f16Format, f32Format } from './float-formats.ts';
import { si16Format, si32Format, si8Format, u16Format, u32Format, u8Format } from './integer-formats.ts';

/** Every element format by its name. */
export const elementFormats: { readonly [Name in FormatName]: ElementFormat } = {
  f32: f32Format,
  f16: f16Format,
  bf16: bf16Format,
  bfp_f8: bfpF8Format,
  bfp_bf8: bfpBf8Format,
  bfp_f4: bfpF4Format,
  bfp_bf4: bfpBf4Format,
  bfp_f2: bfpF2Format,
  bfp_bf2: bfpBf2Format,
  u32: u32Format,
  u16: u16Format,
  u8: u8Format,
  si32: si32Format,
  si16: si16Format,
  si8: si8Format,
};
