import { NocConfigAttr, TensixConfigAttr } from '../../dialects/ttkernel/generated/ttkernel-attributes.gen.ts';
import {
  type EthType,
  type MathFidelity,
  type NocIndex,
} from '../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import { type KernelConfigAttr } from '../../dialects/ttkernel/kernel-config.ts';
import type * as common from '../schema/generated/common.gen.ts';
import type * as metal from '../schema/generated/ttmetal.gen.ts';

const nocIndices: Readonly<Record<NocIndex, metal.NocIndex>> = { noc0: 'Noc0', noc1: 'Noc1' };

const ethTypes: Readonly<Record<EthType, metal.EthType>> = { sender: 'Sender', receiver: 'Receiver' };

const mathFidelities: Readonly<Record<MathFidelity, common.MathFidelity>> = {
  lofi: 'LoFi',
  hifi2: 'HiFi2',
  hifi3: 'HiFi3',
  hifi4: 'HiFi4',
};

/** Returns the configuration of a kernel as binaries have it. Source: ttmlir-facts, section 5.3.2. */
export function kernelConfig(config: KernelConfigAttr): metal.KernelConfig {
  if (config instanceof TensixConfigAttr) {
    const { mathFidelity, fp32DestAccEn, preserveFp32Precision, mathApproxMode } = config;
    return {
      type: 'TensixConfig',
      value: {
        mathFidelity: mathFidelities[mathFidelity],
        fp32DestAccEn,
        preserveFp32Precision,
        mathApproxMode,
      },
    };
  }
  const nocIndex = nocIndices[config.nocIndex];
  if (config instanceof NocConfigAttr) return { type: 'NocConfig', value: { nocIndex } };
  return { type: 'EthernetConfig', value: { ethType: ethTypes[config.ethType], nocIndex } };
}
