// @generated from dialects-td/ttkernel/ttkernel-attrs.yaml, dialects-td/ttkernel/ttkernel-ext-ops.yaml; do not edit, run npm run codegen
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';
import {
  type BroadcastType,
  broadcastTypeEnum,
  type EltwiseBinaryType,
  eltwiseBinaryTypeEnum,
  type EthType,
  ethTypeEnum,
  type MathFidelity,
  mathFidelityEnum,
  type NocIndex,
  nocIndexEnum,
  type ReduceDim,
  reduceDimEnum,
  type ReduceType,
  reduceTypeEnum,
  type ThreadType,
  threadTypeEnum,
} from './ttkernel-enums.gen.ts';

/**
 * TTKernel ThreadTypes
 *
 * Which thread a kernel function is for.
 *
 * ```mlir
 * module attributes {ttkernel.note = #ttkernel.thread<noc>} {}
 * ```
 */
export class ThreadTypeAttr extends DialectAttr {
  static readonly spec: AttrSpec<ThreadTypeAttr> = {
    dialect: 'ttkernel',
    mnemonic: 'thread',
    recordName: 'TTKernel_ThreadTypeAttr',
    className: 'ThreadTypeAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: threadTypeEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new ThreadTypeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: ThreadType): ThreadTypeAttr {
    return uniqueParametric(ThreadTypeAttr.spec, context, [value]);
  }

  get value(): ThreadType {
    return this.parameters[0] as ThreadType;
  }
}

/**
 * TT TensixConfig attribute
 *
 * Configuration of a compute kernel.
 *
 * ```mlir
 * module attributes {ttkernel.note = #ttkernel.tensix_config<hifi4, false, false, false>} {}
 * ```
 */
export class TensixConfigAttr extends DialectAttr {
  static readonly spec: AttrSpec<TensixConfigAttr> = {
    dialect: 'ttkernel',
    mnemonic: 'tensix_config',
    recordName: 'TTKernel_TensixConfigAttr',
    className: 'TensixConfigAttr',
    parameters: [
      { name: 'math_fidelity', member: 'mathFidelity', type: { kind: 'enum', spec: mathFidelityEnum } },
      { name: 'fp32_dest_acc_en', member: 'fp32DestAccEn', type: { kind: 'bool' } },
      { name: 'preserve_fp32_precision', member: 'preserveFp32Precision', type: { kind: 'bool' } },
      { name: 'math_approx_mode', member: 'mathApproxMode', type: { kind: 'bool' } },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'math_fidelity' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'fp32_dest_acc_en' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'preserve_fp32_precision' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'math_approx_mode' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new TensixConfigAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    mathFidelity: MathFidelity,
    fp32DestAccEn: boolean,
    preserveFp32Precision: boolean,
    mathApproxMode: boolean,
  ): TensixConfigAttr {
    return uniqueParametric(TensixConfigAttr.spec, context, [
      mathFidelity,
      fp32DestAccEn,
      preserveFp32Precision,
      mathApproxMode,
    ]);
  }

  /** Passes of the matrix engine */
  get mathFidelity(): MathFidelity {
    return this.parameters[0] as MathFidelity;
  }

  /** Destination registers hold 32-bit elements, half as many tiles */
  get fp32DestAccEn(): boolean {
    return this.parameters[1] as boolean;
  }

  /** Unpack f32 to the registers without narrowing */
  get preserveFp32Precision(): boolean {
    return this.parameters[2] as boolean;
  }

  /** Functions of the vector engine may be approximate */
  get mathApproxMode(): boolean {
    return this.parameters[3] as boolean;
  }
}

/**
 * TT NocConfig attribute
 *
 * Configuration of a data movement kernel.
 *
 * ```mlir
 * module attributes {ttkernel.note = #ttkernel.noc_config<noc0>} {}
 * ```
 */
export class NocConfigAttr extends DialectAttr {
  static readonly spec: AttrSpec<NocConfigAttr> = {
    dialect: 'ttkernel',
    mnemonic: 'noc_config',
    recordName: 'TTKernel_NocConfigAttr',
    className: 'NocConfigAttr',
    parameters: [{ name: 'noc_index', member: 'nocIndex', type: { kind: 'enum', spec: nocIndexEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'noc_index' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new NocConfigAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, nocIndex: NocIndex): NocConfigAttr {
    return uniqueParametric(NocConfigAttr.spec, context, [nocIndex]);
  }

  /** Network that the kernel uses */
  get nocIndex(): NocIndex {
    return this.parameters[0] as NocIndex;
  }
}

/**
 * TT EthernetConfig attribute
 *
 * Configuration of a kernel on an Ethernet core.
 *
 * ```mlir
 * module attributes {ttkernel.note = #ttkernel.ethernet_config<sender, noc0>} {}
 * ```
 */
export class EthernetConfigAttr extends DialectAttr {
  static readonly spec: AttrSpec<EthernetConfigAttr> = {
    dialect: 'ttkernel',
    mnemonic: 'ethernet_config',
    recordName: 'TTKernel_EthernetConfigAttr',
    className: 'EthernetConfigAttr',
    parameters: [
      { name: 'eth_type', member: 'ethType', type: { kind: 'enum', spec: ethTypeEnum } },
      { name: 'noc_index', member: 'nocIndex', type: { kind: 'enum', spec: nocIndexEnum } },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'eth_type' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'noc_index' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new EthernetConfigAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, ethType: EthType, nocIndex: NocIndex): EthernetConfigAttr {
    return uniqueParametric(EthernetConfigAttr.spec, context, [ethType, nocIndex]);
  }

  /** End of the link */
  get ethType(): EthType {
    return this.parameters[0] as EthType;
  }

  /** Network that the kernel uses */
  get nocIndex(): NocIndex {
    return this.parameters[1] as NocIndex;
  }
}

/**
 * TTKernel BroadcastType
 *
 * Part of a tile that stands for the whole, in broadcasting operations.
 *
 * ```mlir
 * module attributes {ttkernel.note = #ttkernel.bcast_type<row>} {}
 * ```
 */
export class BroadcastTypeAttr extends DialectAttr {
  static readonly spec: AttrSpec<BroadcastTypeAttr> = {
    dialect: 'ttkernel',
    mnemonic: 'bcast_type',
    recordName: 'TTKernel_BroadcastTypeAttr',
    className: 'BroadcastTypeAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: broadcastTypeEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new BroadcastTypeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: BroadcastType): BroadcastTypeAttr {
    return uniqueParametric(BroadcastTypeAttr.spec, context, [value]);
  }

  get value(): BroadcastType {
    return this.parameters[0] as BroadcastType;
  }
}

/**
 * TTKernel EltwiseBinaryType
 *
 * Operation that `init_bcast` prepares.
 *
 * ```mlir
 * module attributes {ttkernel.note = #ttkernel.eltwise_binary_type<add>} {}
 * ```
 */
export class EltwiseBinaryTypeAttr extends DialectAttr {
  static readonly spec: AttrSpec<EltwiseBinaryTypeAttr> = {
    dialect: 'ttkernel',
    mnemonic: 'eltwise_binary_type',
    recordName: 'TTKernel_EltwiseBinaryTypeAttr',
    className: 'EltwiseBinaryTypeAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: eltwiseBinaryTypeEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new EltwiseBinaryTypeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: EltwiseBinaryType): EltwiseBinaryTypeAttr {
    return uniqueParametric(EltwiseBinaryTypeAttr.spec, context, [value]);
  }

  get value(): EltwiseBinaryType {
    return this.parameters[0] as EltwiseBinaryType;
  }
}

/**
 * TTKernel ReduceType
 *
 * How `reduce_tile` combines elements.
 *
 * ```mlir
 * module attributes {ttkernel.note = #ttkernel.reduce_type<sum>} {}
 * ```
 */
export class ReduceTypeAttr extends DialectAttr {
  static readonly spec: AttrSpec<ReduceTypeAttr> = {
    dialect: 'ttkernel',
    mnemonic: 'reduce_type',
    recordName: 'TTKernel_ReduceTypeAttr',
    className: 'ReduceTypeAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: reduceTypeEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new ReduceTypeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: ReduceType): ReduceTypeAttr {
    return uniqueParametric(ReduceTypeAttr.spec, context, [value]);
  }

  get value(): ReduceType {
    return this.parameters[0] as ReduceType;
  }
}

/**
 * TTKernel ReduceDim
 *
 * Which elements `reduce_tile` combines.
 *
 * ```mlir
 * module attributes {ttkernel.note = #ttkernel.reduce_dim<row>} {}
 * ```
 */
export class ReduceDimAttr extends DialectAttr {
  static readonly spec: AttrSpec<ReduceDimAttr> = {
    dialect: 'ttkernel',
    mnemonic: 'reduce_dim',
    recordName: 'TTKernel_ReduceDimAttr',
    className: 'ReduceDimAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: reduceDimEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new ReduceDimAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: ReduceDim): ReduceDimAttr {
    return uniqueParametric(ReduceDimAttr.spec, context, [value]);
  }

  get value(): ReduceDim {
    return this.parameters[0] as ReduceDim;
  }
}
