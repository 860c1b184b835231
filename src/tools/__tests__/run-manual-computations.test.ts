import { test } from 'uvu';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, total } from './program-runs.ts';

/** Programs that say what each of several devices does, as `jax.shard_map` makes them, run on one. */

const computes = computesAfter('--stablehlo-to-ttir-pipeline');

const channel = 'channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>';

/** A region that combines two elements. */
const by = (op: string): string => `({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %z = stablehlo.${op} %x, %y : tensor<f32>
      stablehlo.return %z : tensor<f32>
    })`;

computes(
  'devices have the numbers that the mesh says, and are added along one axis of two',
  `sdy.mesh @mesh = <["x"=2, "y"=2], device_ids=[3, 1, 0, 2]>
  func.func @f(%a: tensor<4x3xf32>) -> tensor<6x3xf32> {
    %0:2 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x", "y"}, {}]>] out_shardings=[<@mesh, [{"y", "x"}, {}]>, <@mesh, [{"y"}, {}]>] manual_axes={"x", "y"} (%b: tensor<1x3xf32>) {
      %1 = "stablehlo.all_reduce"(%b) <{${channel}, replica_groups = dense<[[3, 0], [1, 2]]> : tensor<2x2xi64>, use_global_device_ids}> ${by('add')} : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %p = stablehlo.partition_id : tensor<ui32>
      %q = stablehlo.convert %p : (tensor<ui32>) -> tensor<f32>
      %r = stablehlo.broadcast_in_dim %q, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
      %s = stablehlo.add %b, %r : tensor<1x3xf32>
      sdy.return %s, %1 : tensor<1x3xf32>, tensor<1x3xf32>
    } : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<2x3xf32>)
    %2 = stablehlo.concatenate %0#0, %0#1, dim = 0 : (tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<6x3xf32>
    return %2 : tensor<6x3xf32>
  }`,
  (a) =>
    build([6, 3], ([i, j]) => {
      // Behind four rows of one device each, those of both devices along x.
      if (i! >= 4) return at(a, [i! - 4, j!]) + at(a, [i! - 2, j!]);
      const [y, x] = [Math.floor(i! / 2), i! % 2];
      return at(a, [2 * x + y, j!]) + [3, 1, 0, 2][2 * x + y]!;
    }),
);

computes(
  'parts go around a ring, in a loop',
  `sdy.mesh @ring = <["i"=4]>
  func.func @f(%a: tensor<8x3xf32>) -> tensor<8x3xf32> {
    %0 = sdy.manual_computation(%a) in_shardings=[<@ring, [{"i"}, {}]>] out_shardings=[<@ring, [{"i"}, {}]>] manual_axes={"i"} (%b: tensor<2x3xf32>) {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %steps = stablehlo.constant dense<3> : tensor<i32>
      %1:3 = stablehlo.while(%n = %zero, %sum = %b, %part = %b) : tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>
      cond {
        %2 = stablehlo.compare LT, %n, %steps : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %2 : tensor<i1>
      } do {
        %2 = "stablehlo.collective_permute"(%part) <{${channel}, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
        %3 = stablehlo.add %sum, %sum : tensor<2x3xf32>
        %4 = stablehlo.add %3, %2 : tensor<2x3xf32>
        %5 = stablehlo.add %n, %one : tensor<i32>
        stablehlo.return %5, %4, %2 : tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>
      }
      sdy.return %1#1 : tensor<2x3xf32>
    } : (tensor<8x3xf32>) -> tensor<8x3xf32>
    return %0 : tensor<8x3xf32>
  }`,
  (a) => build([8, 3], ([i, j]) => range(4).reduce((sum, step) => 2 * sum + at(a, [(i! + 8 - 2 * step) % 8, j!]), 0)),
);

computes(
  'devices gather, exchange and scatter parts, also in groups of unequal numbers',
  `sdy.mesh @mesh = <["i"=3]>
  func.func @f(%a: tensor<3x6xf32>) -> tensor<14x6xf32> {
    %0:6 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"i"}, {}]>] out_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"i"}, {}]>, <@mesh, [{}, {"i"}]>, <@mesh, [{"i"}, {}]>, <@mesh, [{"i"}, {}]>, <@mesh, [{}, {}]>] manual_axes={"i"} (%b: tensor<1x6xf32>) {
      %1 = "stablehlo.all_gather"(%b) <{all_gather_dim = 0 : i64, ${channel}, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, use_global_device_ids}> : (tensor<1x6xf32>) -> tensor<3x6xf32>
      %2 = "stablehlo.all_to_all"(%b) <{split_dimension = 1 : i64, concat_dimension = 1 : i64, split_count = 3 : i64, ${channel}, replica_groups = dense<[[2, 0, 1]]> : tensor<1x3xi64>}> : (tensor<1x6xf32>) -> tensor<1x6xf32>
      %3 = "stablehlo.reduce_scatter"(%b) <{scatter_dimension = 1 : i64, ${channel}, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, use_global_device_ids}> ${by('maximum')} : (tensor<1x6xf32>) -> tensor<1x2xf32>
      %4 = "stablehlo.all_reduce"(%b) <{${channel}, replica_groups = dense<[[1, 0], [2, -1]]> : tensor<2x2xi64>, use_global_device_ids}> ${by('add')} : (tensor<1x6xf32>) -> tensor<1x6xf32>
      %6 = "stablehlo.collective_broadcast"(%b) <{${channel}, replica_groups = dense<[[1, 0, 2]]> : tensor<1x3xi64>}> : (tensor<1x6xf32>) -> tensor<1x6xf32>
      %5 = "stablehlo.collective_permute"(%b) <{${channel}, source_target_pairs = dense<[[0, 2], [2, 1]]> : tensor<2x2xi64>}> : (tensor<1x6xf32>) -> tensor<1x6xf32>
      sdy.return %1, %2, %3, %4, %5, %6 : tensor<3x6xf32>, tensor<1x6xf32>, tensor<1x2xf32>, tensor<1x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>
    } : (tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>)
    %1 = stablehlo.concatenate %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, dim = 0 : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<1x6xf32>) -> tensor<14x6xf32>
    return %1 : tensor<14x6xf32>
  }`,
  (a) =>
    build([14, 6], ([i, j]) => {
      if (i! < 3) return at(a, [i!, j!]);
      if (i! < 6) {
        // The group is 2, 0, 1: its member m gets the m-th piece of each, in that order.
        const member = [1, 2, 0][i! - 3]!;
        return at(a, [[2, 0, 1][Math.floor(j! / 2)]!, 2 * member + (j! % 2)]);
      }
      if (i! === 6) return Math.max(...range(3).map((row) => at(a, [row, j!])));
      if (i! < 9) return at(a, [0, j!]) + at(a, [1, j!]);
      if (i! === 9) return at(a, [2, j!]);
      if (i! < 13) return i! === 10 ? 0 : at(a, [i! === 11 ? 2 : 0, j!]);
      return at(a, [1, j!]);
    }),
);

computes(
  'a computation along one axis is done in each along another, and devices go ways of their own',
  `sdy.mesh @mesh = <["x"=2, "y"=3]>
  func.func @f(%a: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%b: tensor<2x6xf32>) {
      %1 = sdy.manual_computation(%b) in_shardings=[<@mesh, [{}, {"y"}]>] out_shardings=[<@mesh, [{}, {"y"}]>] manual_axes={"y"} (%c: tensor<2x2xf32>) {
        %2 = "stablehlo.all_reduce"(%c) <{${channel}, replica_groups = dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi64>, use_global_device_ids}> ${by('add')} : (tensor<2x2xf32>) -> tensor<2x2xf32>
        %three = stablehlo.constant dense<3> : tensor<ui32>
        %p = stablehlo.partition_id : tensor<ui32>
        %3 = stablehlo.compare LT, %p, %three : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
        %4 = "stablehlo.if"(%3) ({
          %5 = stablehlo.add %2, %c : tensor<2x2xf32>
          stablehlo.return %5 : tensor<2x2xf32>
        }, {
          %5 = stablehlo.subtract %2, %c : tensor<2x2xf32>
          stablehlo.return %5 : tensor<2x2xf32>
        }) : (tensor<i1>) -> tensor<2x2xf32>
        sdy.return %4 : tensor<2x2xf32>
      } : (tensor<2x6xf32>) -> tensor<2x6xf32>
      %2 = "stablehlo.all_reduce"(%1) <{${channel}, replica_groups = dense<[[0, 3], [1, 4], [2, 5]]> : tensor<3x2xi64>, use_global_device_ids}> ${by('multiply')} : (tensor<2x6xf32>) -> tensor<2x6xf32>
      sdy.return %2 : tensor<2x6xf32>
    } : (tensor<4x6xf32>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }`,
  (a) => {
    const inner = (i: number, j: number): number => {
      const sum = total(range(3).map((y) => at(a, [i, 2 * y + (j % 2)])));
      return i < 2 ? sum + at(a, [i, j]) : sum - at(a, [i, j]);
    };
    return build([4, 6], ([i, j]) => inner(i! % 2, j!) * inner((i! % 2) + 2, j!));
  },
);

computes(
  'devices of a computation in another exchange tensors with those of the other ones around it',
  `sdy.mesh @mesh = <["x"=2, "y"=3, "z"=2]>
  func.func @f(%a: tensor<4x6xf32>) -> tensor<14x6xf32> {
    %0:3 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{}, {}]>] manual_axes={"x"} (%b: tensor<2x6xf32>) {
      %1:3 = sdy.manual_computation(%b) in_shardings=[<@mesh, [{}, {"y"}]>] out_shardings=[<@mesh, [{}, {"y"}]>, <@mesh, [{}, {"y"}]>, <@mesh, [{}, {"y"}]>] manual_axes={"y"} (%c: tensor<2x2xf32>) {
        %2 = "stablehlo.all_reduce"(%c) <{${channel}, replica_groups = dense<[[0, 6], [1, 7], [2, 8], [3, 9], [4, 10], [5, 11]]> : tensor<6x2xi64>, use_global_device_ids}> ${by('multiply')} : (tensor<2x2xf32>) -> tensor<2x2xf32>
        %3 = "stablehlo.collective_permute"(%c) <{${channel}, source_target_pairs = dense<[[0, 8], [1, 9], [8, 4], [9, 5], [4, 0], [5, 1]]> : tensor<6x2xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
        %4 = "stablehlo.all_reduce"(%c) <{${channel}, replica_groups = dense<[[0, 2, 4, 6, 8, 10], [1, 3, 5, 7, 9, 11]]> : tensor<2x6xi64>, use_global_device_ids}> ${by('add')} : (tensor<2x2xf32>) -> tensor<2x2xf32>
        sdy.return %2, %3, %4 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
      } : (tensor<2x6xf32>) -> (tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>)
      %w = stablehlo.concatenate %1#2, %1#2, %1#2, dim = 0 : (tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<6x6xf32>
      sdy.return %1#0, %1#1, %w : tensor<2x6xf32>, tensor<2x6xf32>, tensor<6x6xf32>
    } : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<6x6xf32>)
    %1 = stablehlo.concatenate %0#0, %0#1, %0#2, dim = 0 : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<6x6xf32>) -> tensor<14x6xf32>
    return %1 : tensor<14x6xf32>
  }`,
  (a) => {
    // Device 6 x + 2 y + z has these two rows and columns.
    const part = (x: number, y: number, i: number, j: number): number => at(a, [2 * x + (i % 2), 2 * y + (j % 2)]);
    return build([14, 6], ([i, j]) => {
      const [x, y] = [Math.floor(i! / 2) % 2, Math.floor(j! / 2)];
      if (i! < 4) return part(0, y, i!, j!) * part(1, y, i!, j!);
      if (i! >= 8) return total(range(2).flatMap((p) => range(3).map((q) => part(p, q, i!, j!))));
      // Device 8, at (1, 1), gets what 0 has, at (0, 0); 4, at (0, 2), what 8 has; and 0 what 4 has.
      const sources = new Map([['1,1', [0, 0]], ['0,2', [1, 1]], ['0,0', [0, 2]]]); // prettier-ignore
      const [p, q] = sources.get(`${x},${y}`) ?? [];
      return p === undefined ? 0 : part(p, q!, i!, j!);
    });
  },
);

computes(
  'what is between calls that cut tensors into parts is done for each part, as JAX writes it without Shardy',
  `module attributes {mhlo.num_partitions = 8 : i32} {
    func.func @f(%a: tensor<8x16xf32>, %b: tensor<16x4xf32>) -> tensor<8x4xf32> {
      %0 = stablehlo.custom_call @Sharding(%a) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
      %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x16xf32>) -> tensor<4x4xf32>
      %2 = stablehlo.custom_call @Sharding(%b) {backend_config = "", mhlo.sharding = "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
      %3 = stablehlo.custom_call @SPMDFullToShardShape(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16x4xf32>) -> tensor<4x4xf32>
      %4 = call @shmap_body(%1, %3) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      %5 = stablehlo.custom_call @Sharding(%4) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x4xf32>) -> tensor<4x4xf32>
      %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {backend_config = "", mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<4x4xf32>) -> tensor<8x4xf32>
      return %6 : tensor<8x4xf32>
    }
    func.func private @shmap_body(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
      %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      %1 = stablehlo.partition_id : tensor<ui32>
      %2 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<f32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
      %4 = stablehlo.add %0, %3 : tensor<4x4xf32>
      %5 = "stablehlo.all_reduce"(%4) <{${channel}, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ${by('add')} : (tensor<4x4xf32>) -> tensor<4x4xf32>
      return %5 : tensor<4x4xf32>
    }
  }`,
  (a, b) =>
    build(
      [8, 4],
      ([i, j]) =>
        total(range(16).map((k) => at(a, [i!, k]) * at(b, [k, j!]))) + (i! < 4 ? 0 + 1 + 2 + 3 : 4 + 5 + 6 + 7),
    ),
);

test.run();
