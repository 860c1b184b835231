// @generated from dialects-td/ttkernel/ttkernel-types.yaml; do not edit, run npm run codegen
import { type Context } from '../../../ir/context.ts';
import { DialectType } from '../../../ir/types/dialect-types.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';
import { type CBPort, cbPortEnum } from './ttkernel-enums.gen.ts';

/**
 * TTKernel cb
 *
 * A circular buffer in the L1 of a core: `num_buffers` times the memref, starting at `address`, handed from producer to
 * consumer in pages of `page_size` bytes. A page is a tile, or a row of a row-major memref.
 *
 * ```mlir
 * func.func private @kernel(!ttkernel.cb<cb_in0, 294912, memref<2x4x!tt.tile<32x32, f32>, #tt.memory_space<l1>>, 4096, 1>)
 * ```
 */
export class CBType extends DialectType {
  static readonly spec: AttrSpec<CBType> = {
    dialect: 'ttkernel',
    mnemonic: 'cb',
    recordName: 'TTKernel_CBType',
    className: 'CBType',
    parameters: [
      { name: 'port', type: { kind: 'enum', spec: cbPortEnum } },
      { name: 'address', type: { kind: 'int', bits: 64, signed: false, exact: true } },
      { name: 'memref', type: { kind: 'type', cppType: '::mlir::MemRefType', of: MemRefType } },
      { name: 'page_size', member: 'pageSize', type: { kind: 'int', bits: 64, signed: false, exact: true } },
      { name: 'num_buffers', member: 'numBuffers', type: { kind: 'int', bits: 64, signed: false, exact: true } },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'port' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'address' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'memref' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'page_size' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'num_buffers' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new CBType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(
    context: Context,
    port: CBPort,
    address: number | bigint,
    memref: MemRefType,
    pageSize: number | bigint,
    numBuffers: number | bigint,
  ): CBType {
    return uniqueParametric(CBType.spec, context, [port, address, memref, pageSize, numBuffers]);
  }

  /** Number of the buffer on the core */
  get port(): CBPort {
    return this.parameters[0] as CBPort;
  }

  /** First byte in L1 */
  get address(): number | bigint {
    return this.parameters[1] as number | bigint;
  }

  /** Shape, element type and memory space of one buffer */
  get memref(): MemRefType {
    return this.parameters[2] as MemRefType;
  }

  /** Bytes per page */
  get pageSize(): number | bigint {
    return this.parameters[3] as number | bigint;
  }

  /** Number of buffers in the ring */
  get numBuffers(): number | bigint {
    return this.parameters[4] as number | bigint;
  }
}

/**
 * TTKernel noc address
 *
 * Address on the NoC: a core, DRAM controller or host window, and a byte address there.
 *
 * ```mlir
 * func.func private @copy(!ttkernel.noc_addr)
 * ```
 */
export class NocAddrType extends DialectType {
  static readonly spec: AttrSpec<NocAddrType> = {
    dialect: 'ttkernel',
    mnemonic: 'noc_addr',
    recordName: 'TTKernel_NocAddrType',
    className: 'NocAddrType',
    parameters: [],
    create: (context, parameters) => new NocAddrType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context): NocAddrType {
    return uniqueParametric(NocAddrType.spec, context, []);
  }
}
