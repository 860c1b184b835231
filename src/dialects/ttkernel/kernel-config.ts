import { EthernetConfigAttr, NocConfigAttr, TensixConfigAttr } from './generated/ttkernel-attributes.gen.ts';
import { ThreadType } from './generated/ttkernel-enums.gen.ts';

/** The attributes that say how a kernel is run. Source: ttmlir-facts, section 1.4.2, KernelConfigInterface. */
export type KernelConfigAttr = TensixConfigAttr | NocConfigAttr | EthernetConfigAttr;

/** Tells whether an attribute says how a kernel is run. */
export function isKernelConfig(attribute: unknown): attribute is KernelConfigAttr {
  return [TensixConfigAttr, NocConfigAttr, EthernetConfigAttr].some((config) => attribute instanceof config);
}

/** Returns the thread that a kernel with this configuration runs on. */
export function threadTypeOf(config: KernelConfigAttr): ThreadType {
  if (config instanceof TensixConfigAttr) return ThreadType.Tensix;
  return config instanceof NocConfigAttr ? ThreadType.Noc : ThreadType.Ethernet;
}
