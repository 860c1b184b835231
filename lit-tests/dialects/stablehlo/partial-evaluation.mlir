// RUN: ttmlir-opt --split-input-file --stablehlo-partial-evaluation %s | filecheck %s
// RUN: ttmlir-opt --split-input-file --stablehlo-partial-evaluation="max-iterations=2 max-elements=1" %s | filecheck --check-prefix=LESS %s

// A loop that counts, over another: what the counter is needed for gets constants, and the counter goes.
// CHECK-LABEL: func.func @loops(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>)
// CHECK-NOT: stablehlo.while
// CHECK-NOT: stablehlo.compare
// CHECK: %[[SUM0:.*]] = stablehlo.add %{{.*}}, %[[A]] : tensor<4xf32>
// CHECK-NEXT: %[[SUM1:.*]] = stablehlo.add %[[SUM0]], %[[A]] : tensor<4xf32>
// CHECK-NEXT: %[[SUM2:.*]] = stablehlo.add %[[SUM1]], %[[A]] : tensor<4xf32>
// CHECK-NEXT: %[[SUM3:.*]] = stablehlo.add %[[SUM2]], %[[A]] : tensor<4xf32>
// CHECK-NEXT: %[[SUM4:.*]] = stablehlo.add %[[SUM3]], %[[A]] : tensor<4xf32>
// CHECK-NEXT: %[[SUM5:.*]] = stablehlo.add %[[SUM4]], %[[A]] : tensor<4xf32>
// CHECK-NEXT: %[[I:.*]] = stablehlo.constant dense<6> : tensor<i32>
// CHECK-NEXT: %[[PART:.*]] = stablehlo.dynamic_slice %[[SUM5]], %[[I]], sizes = [1]
// CHECK-NEXT: return %[[SUM5]], %[[PART]]
// LESS-LABEL: func.func @loops(
// LESS: stablehlo.while
// LESS-COUNT-2: stablehlo.add
// LESS-NOT: stablehlo.while
// LESS: return
func.func @loops(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<1xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4xf32>
  %part = stablehlo.constant dense<0.0> : tensor<1xf32>
  %outer:3 = stablehlo.while(%i = %zero, %sum = %zeros, %last = %part) : tensor<i32>, tensor<4xf32>, tensor<1xf32>
    cond {
      %nine = stablehlo.constant dense<9> : tensor<i32>
      %0 = stablehlo.compare LT, %i, %nine, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %0 : tensor<i1>
    } do {
      %three = stablehlo.constant dense<3> : tensor<i32>
      %next = stablehlo.add %i, %three : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %two = stablehlo.constant dense<2> : tensor<i32>
      %inner:2 = stablehlo.while(%j = %two, %more = %sum) : tensor<i32>, tensor<4xf32>
        cond {
          %0 = stablehlo.compare NE, %j, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %0 : tensor<i1>
        } do {
          %less = stablehlo.subtract %j, %one : tensor<i32>
          %1 = stablehlo.add %more, %a : tensor<4xf32>
          stablehlo.return %less, %1 : tensor<i32>, tensor<4xf32>
        }
      %2 = stablehlo.dynamic_slice %inner#1, %i, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
      stablehlo.return %next, %inner#1, %2 : tensor<i32>, tensor<4xf32>, tensor<1xf32>
    }
  return %outer#1, %outer#2 : tensor<4xf32>, tensor<1xf32>
}

// -----

// A counter of floats.
// CHECK-LABEL: func.func @float_counter(
// CHECK-COUNT-3: stablehlo.tanh
// CHECK-NOT: stablehlo.tanh
// CHECK-NOT: stablehlo.while
func.func @float_counter(%a: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %step = stablehlo.constant dense<0.25> : tensor<bf16>
  %end = stablehlo.constant dense<0.75> : tensor<bf16>
  %0:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<bf16>, tensor<4xf32>
    cond {
      %1 = stablehlo.compare LT, %i, %end, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %next = stablehlo.add %i, %step : tensor<bf16>
      %y = stablehlo.tanh %x : tensor<4xf32>
      stablehlo.return %next, %y : tensor<bf16>, tensor<4xf32>
    }
  return %0#1 : tensor<4xf32>
}

// -----

// Loops that run as often as an argument says, or without end.
// CHECK-LABEL: func.func @unknown(
// CHECK-COUNT-2: stablehlo.while
func.func @unknown(%n: tensor<i32>, %a: tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<4xf32>
    cond {
      %1 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %i, %one : tensor<i32>
      %y = stablehlo.tanh %x : tensor<4xf32>
      stablehlo.return %next, %y : tensor<i32>, tensor<4xf32>
    }
  %true = stablehlo.constant dense<true> : tensor<i1>
  %2 = stablehlo.while(%x = %0#1) : tensor<4xf32>
    cond {
      stablehlo.return %true : tensor<i1>
    } do {
      %y = stablehlo.tanh %x : tensor<4xf32>
      stablehlo.return %y : tensor<4xf32>
    }
  return %0#0, %2 : tensor<i32>, tensor<4xf32>
}

// -----

// What data counts to is known to be three at most.
// CHECK-LABEL: func.func @bounded(
// CHECK-NOT: stablehlo.while
// CHECK: %[[N:.*]] = stablehlo.clamp
// CHECK: %[[FIRST:.*]] = stablehlo.compare LT, %{{.*}}, %[[N]]
// CHECK: stablehlo.select %[[FIRST]]
// CHECK-COUNT-2: stablehlo.and
// CHECK-NOT: stablehlo.and
// CHECK: return
func.func @bounded(%n: tensor<i32>, %a: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %most = stablehlo.clamp %zero, %n, %three : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %end = %most, %x = %a) : tensor<i32>, tensor<i32>, tensor<4xf32>
  cond {
    %less = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %sum = stablehlo.add %x, %x : tensor<4xf32>
    stablehlo.return %next, %end, %sum : tensor<i32>, tensor<i32>, tensor<4xf32>
  }
  return %r#2 : tensor<4xf32>
}

// -----

// Eight bits are gone after eight halves; the first iterations are certain where the number is large enough.
// CHECK-LABEL: func.func @halves(
// CHECK-NOT: stablehlo.while
// CHECK-COUNT-8: stablehlo.divide
// CHECK-NOT: stablehlo.divide
// CHECK-LABEL: func.func @certain(
// CHECK-NOT: stablehlo.while
// CHECK: stablehlo.divide
// CHECK-NOT: stablehlo.select
// CHECK: stablehlo.divide
// CHECK: stablehlo.select
func.func @halves(%n: tensor<ui8>) -> tensor<ui8> {
  %zero = stablehlo.constant dense<0> : tensor<ui8>
  %two = stablehlo.constant dense<2> : tensor<ui8>
  %r = stablehlo.while(%x = %n) : tensor<ui8>
  cond {
    %more = stablehlo.compare GT, %x, %zero : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %half = stablehlo.divide %x, %two : tensor<ui8>
    stablehlo.return %half : tensor<ui8>
  }
  return %r : tensor<ui8>
}

func.func @certain(%n: tensor<ui8>) -> tensor<ui8> {
  %zero = stablehlo.constant dense<0> : tensor<ui8>
  %two = stablehlo.constant dense<2> : tensor<ui8>
  %start = stablehlo.maximum %n, %two : tensor<ui8>
  %r = stablehlo.while(%x = %start) : tensor<ui8>
  cond {
    %more = stablehlo.compare GT, %x, %zero : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %half = stablehlo.divide %x, %two : tensor<ui8>
    stablehlo.return %half : tensor<ui8>
  }
  return %r : tensor<ui8>
}

// -----

// A number of two bits is less than four.
// CHECK-LABEL: func.func @branch_of_a_range(
// CHECK-NOT: stablehlo.if
// CHECK: stablehlo.negate
func.func @branch_of_a_range(%n: tensor<i32>, %a: tensor<4xf32>) -> tensor<4xf32> {
  %three = stablehlo.constant dense<3> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %bits = stablehlo.and %n, %three : tensor<i32>
  %p = stablehlo.compare LT, %bits, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %r = "stablehlo.if"(%p) ({
    %b = stablehlo.negate %a : tensor<4xf32>
    stablehlo.return %b : tensor<4xf32>
  }, {
    stablehlo.return %a : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// Branches, in a loop that is not known.
// CHECK-LABEL: func.func @branches(
// CHECK-SAME: %[[P:.*]]: tensor<i1>, %[[A:.*]]: tensor<4xf32>)
// CHECK: stablehlo.while
// CHECK: do {
// CHECK-NEXT: %[[T:.*]] = stablehlo.tanh %[[X:.*]] : tensor<4xf32>
// CHECK-NEXT: %[[N:.*]] = stablehlo.negate %[[T]] : tensor<4xf32>
// CHECK-NEXT: %[[E:.*]] = stablehlo.exponential %[[N]] : tensor<4xf32>
// CHECK-NEXT: stablehlo.return %[[E]]
func.func @branches(%p: tensor<i1>, %a: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<[7, 1, 2]> : tensor<3xi32>
  %0 = stablehlo.while(%x = %a) : tensor<4xf32>
    cond {
      stablehlo.return %p : tensor<i1>
    } do {
      %part = stablehlo.slice %c [1:2] : (tensor<3xi32>) -> tensor<1xi32>
      %index = stablehlo.reshape %part : (tensor<1xi32>) -> tensor<i32>
      %1 = "stablehlo.case"(%index) ({
        stablehlo.return %x : tensor<4xf32>
      }, {
        %t = stablehlo.tanh %x : tensor<4xf32>
        stablehlo.return %t : tensor<4xf32>
      }) : (tensor<i32>) -> tensor<4xf32>
      %first = stablehlo.slice %c [0:1] : (tensor<3xi32>) -> tensor<1xi32>
      %beyond = stablehlo.reshape %first : (tensor<1xi32>) -> tensor<i32>
      %2 = "stablehlo.case"(%beyond) ({
        stablehlo.return %x : tensor<4xf32>
      }, {
        %n = stablehlo.negate %1 : tensor<4xf32>
        stablehlo.return %n : tensor<4xf32>
      }) : (tensor<i32>) -> tensor<4xf32>
      %greater = stablehlo.compare GT, %beyond, %index, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = "stablehlo.if"(%greater) ({
        %e = stablehlo.exponential %2 : tensor<4xf32>
        stablehlo.return %e : tensor<4xf32>
      }, {
        stablehlo.return %2 : tensor<4xf32>
      }) : (tensor<i1>) -> tensor<4xf32>
      stablehlo.return %3 : tensor<4xf32>
    }
  return %0 : tensor<4xf32>
}

// -----

// Indices of a gather, of negative ones counted from the end.
// CHECK-LABEL: func.func @indices(
// CHECK-NEXT: %[[I:.*]] = stablehlo.constant dense<{{\[\[}}0], [3]]> : tensor<2x1xi32>
// CHECK-NEXT: "stablehlo.gather"(%{{.*}}, %[[I]])
// CHECK-NEXT: return
// LESS-LABEL: func.func @indices(
// LESS: stablehlo.select
func.func @indices(%table: tensor<4x8xf32>) -> tensor<2x8xf32> {
  %c = stablehlo.constant dense<[0, -1]> : tensor<2xi32>
  %zero = stablehlo.constant dense<0> : tensor<2xi32>
  %size = stablehlo.constant dense<4> : tensor<2xi32>
  %negative = stablehlo.compare LT, %c, %zero, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %moved = stablehlo.add %c, %size : tensor<2xi32>
  %chosen = stablehlo.select %negative, %moved, %c : tensor<2xi1>, tensor<2xi32>
  %column = stablehlo.broadcast_in_dim %chosen, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
  %0 = "stablehlo.gather"(%table, %column) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<2x1xi32>) -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

// -----

// Shapes that follow from constants and sizes, and what is made of results of such shapes.
// CHECK-LABEL: func.func @shapes(
// CHECK-SAME: %[[A:.*]]: tensor<4x6xf32>, %[[IMAGE:.*]]: tensor<1x8x8x2xf32>, %[[FILTER:.*]]: tensor<3x3x2x5xf32>) -> (tensor<3x12x2xf32>, tensor<2xf32>, tensor<1x8x8x5xf32>, tensor<4x2xf32>)
// CHECK-NEXT: %[[RESHAPED:.*]] = stablehlo.reshape %[[A]] : (tensor<4x6xf32>) -> tensor<12x2xf32>
// CHECK-NEXT: %[[EXP:.*]] = stablehlo.exponential %[[RESHAPED]] : tensor<12x2xf32>
// CHECK-NEXT: %[[SPREAD:.*]] = stablehlo.broadcast_in_dim %[[EXP]], dims = [1, 2] : (tensor<12x2xf32>) -> tensor<3x12x2xf32>
// CHECK-NEXT: %[[ZERO:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: %[[SUM:.*]] = stablehlo.reduce(%[[EXP]] init: %[[ZERO]]) applies stablehlo.add across dimensions = [0] : (tensor<12x2xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT: %[[CONV:.*]] = stablehlo.convolution(%[[IMAGE]], %[[FILTER]]) {{.*}} window = {pad = {{\[\[}}1, 1], [1, 1]]} {{.*}} -> tensor<1x8x8x5xf32>
// CHECK-NEXT: %[[PART:.*]] = stablehlo.slice %[[A]] [0:4, 0:2] : (tensor<4x6xf32>) -> tensor<4x2xf32>
// CHECK-NEXT: return %[[SPREAD]], %[[SUM]], %[[CONV]], %[[PART]] :
func.func @shapes(%a: tensor<4x6xf32>, %image: tensor<1x8x8x2xf32>, %filter: tensor<3x3x2x5xf32>) -> (tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?x?x?xf32>, tensor<4x?xf32>) {
  %rows = stablehlo.get_dimension_size %a, dim = 0 : (tensor<4x6xf32>) -> tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %long = stablehlo.multiply %rows, %three : tensor<i32>
  %d0 = stablehlo.reshape %long : (tensor<i32>) -> tensor<1xi32>
  %d1 = stablehlo.reshape %two : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %d0, %d1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %0 = stablehlo.dynamic_reshape %a, %shape : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %1 = stablehlo.exponential %0 : tensor<?x?xf32>
  %sizes = stablehlo.constant dense<[3, 12, 2]> : tensor<3xi64>
  %2 = stablehlo.dynamic_broadcast_in_dim %1, %sizes, dims = [1, 2] : (tensor<?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %padding = stablehlo.constant dense<1> : tensor<2x2xi32>
  %4 = "stablehlo.dynamic_conv"(%image, %filter, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x8x8x2xf32>, tensor<3x3x2x5xf32>, tensor<2x2xi32>) -> tensor<?x?x?x?xf32>
  %5 = stablehlo.set_dimension_size %a, %two, dim = 1 : (tensor<4x6xf32>, tensor<i32>) -> tensor<4x?xf32>
  return %2, %3, %4, %5 : tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?x?x?xf32>, tensor<4x?xf32>
}

// -----

// Called functions keep their types; a size that is not known stays.
// CHECK-LABEL: func.func @main(
// CHECK: stablehlo.dynamic_iota
func.func @main(%n: tensor<1xi32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = func.call @called() : () -> tensor<?xf32>
  %1 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func private @called() -> tensor<?xf32>
// CHECK: stablehlo.dynamic_iota %{{.*}}, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
func.func private @called() -> tensor<?xf32> {
  %n = stablehlo.constant dense<3> : tensor<1xi32>
  %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// Data may end the loop before the counter does: an iteration behind the end changes nothing. What is known of the condition goes.
// CHECK-LABEL: func.func @ended_by_data(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>, %[[P:.*]]: tensor<i1>)
// CHECK-NEXT: %[[T0:.*]] = stablehlo.tanh %[[A]] : tensor<4xf32>
// CHECK-NEXT: %[[R0:.*]] = stablehlo.select %[[P]], %[[T0]], %[[A]]
// CHECK-NEXT: %[[AND:.*]] = stablehlo.and %[[P]], %[[P]]
// CHECK-NEXT: %[[T1:.*]] = stablehlo.tanh %[[T0]] : tensor<4xf32>
// CHECK-NEXT: %[[R1:.*]] = stablehlo.select %[[AND]], %[[T1]], %[[R0]]
// CHECK-NEXT: return %[[R1]]
func.func @ended_by_data(%a: tensor<4xf32>, %p: tensor<i1>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<4xf32>
    cond {
      %two = stablehlo.constant dense<2> : tensor<i32>
      %1 = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %2 = stablehlo.and %1, %p : tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %i, %one : tensor<i32>
      %y = stablehlo.tanh %x : tensor<4xf32>
      stablehlo.return %next, %y : tensor<i32>, tensor<4xf32>
    }
  return %0#1 : tensor<4xf32>
}

// -----

// What has effects may not happen behind the end of a loop, but does as often as a counter says.
// CHECK-LABEL: func.func @effects(
// CHECK: stablehlo.while
// CHECK: "stablehlo.outfeed"
// CHECK-NOT: stablehlo.while
// CHECK: "stablehlo.outfeed"
// CHECK: return
func.func @effects(%a: tensor<4xf32>, %p: tensor<i1>, %token: !stablehlo.token) -> (!stablehlo.token, !stablehlo.token) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %t = %token) : tensor<i32>, !stablehlo.token
    cond {
      %1 = stablehlo.compare LT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %2 = stablehlo.and %1, %p : tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %next = stablehlo.add %i, %one : tensor<i32>
      %s = "stablehlo.outfeed"(%a, %t) <{outfeed_config = ""}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
      stablehlo.return %next, %s : tensor<i32>, !stablehlo.token
    }
  %3:2 = stablehlo.while(%i = %zero, %t = %token) : tensor<i32>, !stablehlo.token
    cond {
      %4 = stablehlo.compare LT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %next = stablehlo.add %i, %one : tensor<i32>
      %s = "stablehlo.outfeed"(%a, %t) <{outfeed_config = ""}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
      stablehlo.return %next, %s : tensor<i32>, !stablehlo.token
    }
  return %0#1, %3#1 : !stablehlo.token, !stablehlo.token
}

// -----

// Custom calls and exchanges between devices have no effects that anybody sees.
// CHECK-LABEL: func.func @effects_unseen(
// CHECK-NOT: stablehlo.while
// CHECK: %[[C:.*]] = stablehlo.custom_call @Sharding
// CHECK: %[[R:.*]] = "stablehlo.all_reduce"(%[[C]])
// CHECK: stablehlo.select %{{.*}}, %[[R]], %{{.*}}
// CHECK-NOT: stablehlo.while
// CHECK: return
func.func @effects_unseen(%a: tensor<4xf32>, %p: tensor<i1>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<4xf32>
    cond {
      %1 = stablehlo.compare LT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %2 = stablehlo.and %1, %p : tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %next = stablehlo.add %i, %one : tensor<i32>
      %s = stablehlo.custom_call @Sharding(%x) {mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
      %r = "stablehlo.all_reduce"(%s) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
      ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
        %sum = stablehlo.add %lhs, %rhs : tensor<f32>
        stablehlo.return %sum : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      stablehlo.return %next, %r : tensor<i32>, tensor<4xf32>
    }
  return %0#1 : tensor<4xf32>
}

// -----

// The same by the opposite condition: that the counter or data ends the loop.
// CHECK-LABEL: func.func @ended_by_either(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>, %[[P:.*]]: tensor<i1>)
// CHECK: %[[GOES_ON:.*]] = stablehlo.not
// CHECK: %[[T:.*]] = stablehlo.tanh %[[A]] : tensor<4xf32>
// CHECK-NEXT: %[[R:.*]] = stablehlo.select %[[GOES_ON]], %[[T]], %[[A]]
// CHECK-NEXT: return %[[R]]
func.func @ended_by_either(%a: tensor<4xf32>, %p: tensor<i1>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<4xf32>
    cond {
      %1 = stablehlo.compare GE, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %2 = stablehlo.or %p, %1 : tensor<i1>
      %3 = stablehlo.not %2 : tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %next = stablehlo.add %i, %one : tensor<i32>
      %y = stablehlo.tanh %x : tensor<4xf32>
      stablehlo.return %next, %y : tensor<i32>, tensor<4xf32>
    }
  return %0#1 : tensor<4xf32>
}

// -----

// What is known to hold need not be asserted; what is not known to stays.
// CHECK-LABEL: func.func @assertions(
// CHECK-NEXT: stablehlo.custom_call @shape_assertion(%arg1)
// CHECK-NEXT: return
func.func @assertions(%a: tensor<4x3xf32>, %p: tensor<i1>) {
  %0 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<4x3xf32>) -> tensor<i32>
  %c = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "'b' is {0}", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
  stablehlo.custom_call @shape_assertion(%p) {api_version = 2 : i32, error_message = "no", has_side_effect = true} : (tensor<i1>) -> ()
  return
}

// -----

// What has its sizes already gets a constant shape where regions give it, too.
// CHECK-LABEL: func.func @given_by_a_region(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>
// CHECK: %[[R:.*]] = stablehlo.reshape %[[A]] : (tensor<4xf32>) -> tensor<2x2xf32>
// CHECK: stablehlo.return %[[R]] : tensor<2x2xf32>
func.func @given_by_a_region(%a: tensor<4xf32>, %b: tensor<2x2xf32>, %p: tensor<i1>) -> tensor<2x2xf32> {
  %shape = stablehlo.constant dense<2> : tensor<2xi32>
  %0 = stablehlo.dynamic_reshape %a, %shape : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  %1 = "stablehlo.if"(%p) ({
    stablehlo.return %0 : tensor<2x2xf32>
  }, {
    stablehlo.return %b : tensor<2x2xf32>
  }) : (tensor<i1>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}

// -----

// What chooses and limits elements, as jnp.where and jnp.clip do, has the sizes of these, not those of a condition or of bounds for all.
// CHECK-LABEL: func.func @choices(
// CHECK-SAME: -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>)
// CHECK: %[[LIMITED:.*]] = stablehlo.clamp %{{.*}}, %{{.*}}, %{{.*}} : (tensor<f32>, tensor<4x3xf32>, tensor<f32>) -> tensor<4x3xf32>
// CHECK: %[[CHOSEN:.*]] = stablehlo.select %{{.*}}, %{{.*}}, %[[LIMITED]] : tensor<i1>, tensor<4x3xf32>
// CHECK: %[[SPREAD:.*]] = stablehlo.custom_call @Sharding(%[[CHOSEN]]) : (tensor<4x3xf32>) -> tensor<4x3xf32>
// CHECK: %[[KEPT:.*]] = stablehlo.optimization_barrier %[[SPREAD]] : tensor<4x3xf32>
// CHECK: return %[[LIMITED]], %[[CHOSEN]], %[[KEPT]] :
func.func @choices(%a: tensor<4x3xf32>, %p: tensor<i1>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.convert %a : (tensor<4x3xf32>) -> tensor<?x3xf32>
  %1 = stablehlo.clamp %zero, %0, %zero : (tensor<f32>, tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  %2 = stablehlo.select %p, %0, %1 : tensor<i1>, tensor<?x3xf32>
  %s = stablehlo.custom_call @Sharding(%2) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %3 = stablehlo.optimization_barrier %s : tensor<?x3xf32>
  return %1, %2, %3 : tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>
}

// -----

// Transforms, of which real ones are of half as many complex numbers and one more.
// CHECK-LABEL: func.func @transforms(
// CHECK-SAME: -> (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x8xf32>)
// CHECK: %[[HALF:.*]] = stablehlo.fft %{{.*}}, type = RFFT, length = [8] : (tensor<3x8xf32>) -> tensor<3x5xcomplex<f32>>
// CHECK: %[[SAME:.*]] = stablehlo.fft %[[HALF]], type = FFT, length = [5] : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
// CHECK: %[[BACK:.*]] = stablehlo.fft %[[SAME]], type = IRFFT, length = [8] : (tensor<3x5xcomplex<f32>>) -> tensor<3x8xf32>
// CHECK: return %[[HALF]], %[[SAME]], %[[BACK]] :
func.func @transforms(%a: tensor<24xf32>) -> (tensor<?x?xcomplex<f32>>, tensor<?x?xcomplex<f32>>, tensor<?x8xf32>) {
  %shape = stablehlo.constant dense<[3, 8]> : tensor<2xi32>
  %0 = stablehlo.dynamic_reshape %a, %shape : (tensor<24xf32>, tensor<2xi32>) -> tensor<?x8xf32>
  %1 = stablehlo.fft %0, type = RFFT, length = [8] : (tensor<?x8xf32>) -> tensor<?x?xcomplex<f32>>
  %2 = stablehlo.fft %1, type = FFT, length = [5] : (tensor<?x?xcomplex<f32>>) -> tensor<?x?xcomplex<f32>>
  %3 = stablehlo.fft %2, type = IRFFT, length = [8] : (tensor<?x?xcomplex<f32>>) -> tensor<?x8xf32>
  return %1, %2, %3 : tensor<?x?xcomplex<f32>>, tensor<?x?xcomplex<f32>>, tensor<?x8xf32>
}

// -----

// What processes have together or parts of, where it is known how many they are.
// CHECK-LABEL: module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 3 : i32}
// CHECK-LABEL: func.func @processes(
// CHECK-SAME: -> (tensor<8x3xf32>, tensor<24x3xf32>, tensor<4x6xf32>, tensor<4x1xf32>, tensor<4x3xf32>, tensor<2x6xf32>)
// CHECK: "stablehlo.all_gather"(%{{.*}}) {{.*}} -> tensor<8x3xf32>
// CHECK: "stablehlo.all_gather"(%{{.*}}) {{.*}} -> tensor<24x3xf32>
// CHECK: "stablehlo.all_gather"(%{{.*}}) {{.*}} -> tensor<4x6xf32>
// CHECK: -> tensor<4x1xf32>
// CHECK: -> tensor<4x3xf32>
// CHECK: "stablehlo.all_to_all"(%{{.*}}) {{.*}} -> tensor<2x6xf32>
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @processes(%a: tensor<12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>, tensor<?x?xf32>) {
    %shape = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
    %0 = stablehlo.dynamic_reshape %a, %shape : (tensor<12xf32>, tensor<2xi32>) -> tensor<?x3xf32>
    // Of devices, of all partitions of replicas in groups, and of replicas.
    %1 = "stablehlo.all_gather"(%0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids}> : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %2 = "stablehlo.all_gather"(%0) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>}> : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = "stablehlo.all_gather"(%0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<?x3xf32>) -> tensor<?x?xf32>
    %4 = "stablehlo.reduce_scatter"(%0) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<?x3xf32>) -> tensor<?x?xf32>
    %5 = "stablehlo.all_reduce"(%0) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %6 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<?x3xf32>) -> tensor<?x?xf32>
    return %1, %2, %3, %4, %5, %6 : tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>, tensor<?x?xf32>
  }
}

// -----

// How many replicas there are, the module does not say.
// CHECK-LABEL: func.func @unknown_processes(
// CHECK: "stablehlo.all_gather"(%{{.*}}) {{.*}} -> tensor<?x3xf32>
func.func @unknown_processes(%a: tensor<12xf32>) -> tensor<?x3xf32> {
  %shape = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
  %0 = stablehlo.dynamic_reshape %a, %shape : (tensor<12xf32>, tensor<2xi32>) -> tensor<?x3xf32>
  %1 = "stablehlo.all_gather"(%0) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

// -----

// Operations of chlo that infer more than the sizes of an operand.
// CHECK-LABEL: func.func @of_chlo(
// CHECK-SAME: -> (tensor<4x2xf32>, tensor<4x2xi32>, tensor<4x3xf32>, tensor<4x3xi1>, tensor<4x3xf32>)
// CHECK: %[[VALUES:.*]], %[[PLACES:.*]] = chlo.top_k(%{{.*}}, k = 2) : tensor<4x3xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)
// CHECK: %[[SUM:.*]] = chlo.broadcast_add %{{.*}}, %{{.*}} : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
// CHECK: %[[TRUTH:.*]] = chlo.broadcast_compare %{{.*}}, %[[SUM]] {{.*}} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
// CHECK: %[[CHOSEN:.*]] = chlo.broadcast_select %[[TRUTH]], %[[SUM]], %{{.*}} : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
// CHECK: return %[[VALUES]], %[[PLACES]], %[[SUM]], %[[TRUTH]], %[[CHOSEN]] :
func.func @of_chlo(%a: tensor<12xf32>, %b: tensor<3xf32>) -> (tensor<?x2xf32>, tensor<?x2xi32>, tensor<?x3xf32>, tensor<?x?xi1>, tensor<?x?xf32>) {
  %shape = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
  %0 = stablehlo.dynamic_reshape %a, %shape : (tensor<12xf32>, tensor<2xi32>) -> tensor<?x3xf32>
  %1, %2 = chlo.top_k(%0, k = 2) : tensor<?x3xf32> -> (tensor<?x2xf32>, tensor<?x2xi32>)
  %3 = chlo.broadcast_add %0, %b : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  %4 = chlo.broadcast_compare %0, %3 {comparison_direction = #chlo<comparison_direction LT>} : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x?xi1>
  %5 = chlo.broadcast_select %4, %3, %b : (tensor<?x?xi1>, tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x?xf32>
  return %1, %2, %3, %4, %5 : tensor<?x2xf32>, tensor<?x2xi32>, tensor<?x3xf32>, tensor<?x?xi1>, tensor<?x?xf32>
}

// -----

// What is chosen has the sizes that all branches give, one of which knows another size than the others in the second choice.
// CHECK-LABEL: func.func @branches(
// CHECK-SAME: -> (tensor<4x3xf32>, tensor<?xf32>)
// CHECK: "stablehlo.if"
// CHECK: stablehlo.return %{{.*}} : tensor<4x3xf32>
// CHECK: stablehlo.return %{{.*}} : tensor<4x3xf32>
// CHECK: (tensor<i1>) -> tensor<4x3xf32>
// CHECK: %[[EXP:.*]] = stablehlo.exponential %{{.*}} : tensor<4x3xf32>
// CHECK: "stablehlo.case"
// CHECK: (tensor<i32>) -> tensor<?xf32>
// CHECK: return %[[EXP]], %{{.*}} :
func.func @branches(%p: tensor<i1>, %i: tensor<i32>, %a: tensor<12xf32>, %b: tensor<?xf32>) -> (tensor<?x3xf32>, tensor<?xf32>) {
  %shape = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
  %0 = stablehlo.dynamic_reshape %a, %shape : (tensor<12xf32>, tensor<2xi32>) -> tensor<?x3xf32>
  %1 = "stablehlo.if"(%p) ({
    %x = stablehlo.negate %0 : tensor<?x3xf32>
    stablehlo.return %x : tensor<?x3xf32>
  }, {
    stablehlo.return %0 : tensor<?x3xf32>
  }) : (tensor<i1>) -> tensor<?x3xf32>
  %2 = stablehlo.exponential %1 : tensor<?x3xf32>
  %3 = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<12xf32>
  }, {
    stablehlo.return %b : tensor<?xf32>
  }) : (tensor<i32>) -> tensor<?xf32>
  return %2, %3 : tensor<?x3xf32>, tensor<?xf32>
}

// -----

// Known truth values are joined and known sizes multiplied: examples of which each runs as often as it says, and a shape without dimensions but one.
// CHECK-LABEL: func.func @reductions(
// CHECK-SAME: %[[A:[^:]+]]: tensor<2xf32>, %[[B:[^:]+]]: tensor<2x3xf32>)
// CHECK-NOT: stablehlo.while
// CHECK: %[[TWICE:.+]] = stablehlo.add %[[A]], %[[A]] : tensor<2xf32>
// CHECK: %[[V1:.+]] = stablehlo.select %{{.+}}, %[[TWICE]], %[[A]] : tensor<2xi1>, tensor<2xf32>
// CHECK: %[[TWICE1:.+]] = stablehlo.add %[[V1]], %[[V1]] : tensor<2xf32>
// CHECK: %[[V2:.+]] = stablehlo.select %{{.+}}, %[[TWICE1]], %[[V1]] : tensor<2xi1>, tensor<2xf32>
// CHECK-NOT: tensor<2xf32>
// CHECK: %[[FLAT:.+]] = stablehlo.reshape %[[B]] : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK: return %[[V2]], %[[FLAT]] : tensor<2xf32>, tensor<6xf32>
// LESS-LABEL: func.func @reductions(
// LESS: stablehlo.while
func.func @reductions(%a: tensor<2xf32>, %b: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<6xf32>) {
  %zeros = stablehlo.constant dense<0> : tensor<2xi32>
  %r:2 = stablehlo.while(%i = %zeros, %v = %a) : tensor<2xi32>, tensor<2xf32>
    cond {
      %counts = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
      %runs = stablehlo.compare LT, %i, %counts, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %false = stablehlo.constant dense<false> : tensor<i1>
      %any = stablehlo.reduce(%runs init: %false) applies stablehlo.or across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %any : tensor<i1>
    } do {
      %counts = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
      %runs = stablehlo.compare LT, %i, %counts, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %twice = stablehlo.add %v, %v : tensor<2xf32>
      %next = stablehlo.select %runs, %twice, %v : tensor<2xi1>, tensor<2xf32>
      %ones = stablehlo.constant dense<1> : tensor<2xi32>
      %more = stablehlo.add %i, %ones : tensor<2xi32>
      %j = stablehlo.select %runs, %more, %i : tensor<2xi1>, tensor<2xi32>
      stablehlo.return %j, %next : tensor<2xi32>, tensor<2xf32>
    }
  %sizes = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %size = stablehlo.reduce(%sizes init: %one) applies stablehlo.multiply across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
  %shape = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %flat = stablehlo.dynamic_reshape %b, %shape : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<6xf32>
  return %r#1, %flat : tensor<2xf32>, tensor<6xf32>
}

// -----

// Numbers that are no sizes of anything stay as they are written.
// CHECK-LABEL: func.func @beyond_doubles(
// CHECK: stablehlo.constant dense<9223372036854775807>
// CHECK: stablehlo.dynamic_pad
func.func @beyond_doubles(%a: tensor<3xf32>, %v: tensor<f32>) -> tensor<?xf32> {
  %low = stablehlo.constant dense<9223372036854775807> : tensor<1xi64>
  %none = stablehlo.constant dense<0> : tensor<1xi64>
  %0 = stablehlo.dynamic_pad %a, %v, %low, %none, %none : (tensor<3xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// What loops begin with may have other sizes than their types say; so has what they result in, also where they never run.
// CHECK-LABEL: func.func @unknown_sizes(
// CHECK-SAME: -> (tensor<2x8xf32>, tensor<2x8xf32>) {
func.func @unknown_sizes(%a: tensor<2x8xf32>, %n: tensor<i32>) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %shape = stablehlo.constant dense<[2, 8]> : tensor<2xi32>
  %limit = stablehlo.minimum %n, %c1 : tensor<i32>
  %init = stablehlo.dynamic_reshape %a, %shape : (tensor<2x8xf32>, tensor<2xi32>) -> tensor<?x8xf32>
  // CHECK: %[[GOES:.*]] = stablehlo.compare LT
  // CHECK: %[[SUM:.*]] = stablehlo.add %{{.*}}, %arg0 : tensor<2x8xf32>
  // CHECK: %[[CHOICE:.*]] = stablehlo.select %[[GOES]], %[[SUM]], %{{.*}} : tensor<i1>, tensor<2x8xf32>
  // CHECK: return %[[CHOICE]], %{{.*}} : tensor<2x8xf32>, tensor<2x8xf32>
  %0:2 = stablehlo.while(%i = %c0, %x = %init) : tensor<i32>, tensor<?x8xf32>
    cond {
      %p = stablehlo.compare LT, %i, %limit, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %j = stablehlo.add %i, %c1 : tensor<i32>
      %y = stablehlo.add %x, %a : (tensor<?x8xf32>, tensor<2x8xf32>) -> tensor<?x8xf32>
      stablehlo.return %j, %y : tensor<i32>, tensor<?x8xf32>
    }
  %1:2 = stablehlo.while(%i = %c0, %x = %init) : tensor<i32>, tensor<?x8xf32>
    cond {
      %p = stablehlo.compare LT, %i, %c0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %j = stablehlo.add %i, %c1 : tensor<i32>
      stablehlo.return %j, %x : tensor<i32>, tensor<?x8xf32>
    }
  return %0#1, %1#1 : tensor<?x8xf32>, tensor<?x8xf32>
}

// Callers know the type of what a called function returns.
// CHECK-LABEL: func.func private @called(
func.func private @called(%a: tensor<2xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  // CHECK: stablehlo.if
  // CHECK: stablehlo.while
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %shape = stablehlo.constant dense<2> : tensor<1xi32>
  %init = stablehlo.dynamic_reshape %a, %shape : (tensor<2xf32>, tensor<1xi32>) -> tensor<?xf32>
  %0 = "stablehlo.if"(%true) ({
    stablehlo.return %a : tensor<2xf32>
  }, {
    stablehlo.return %a : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<?xf32>
  %1:2 = stablehlo.while(%i = %c0, %x = %init) : tensor<i32>, tensor<?xf32>
    cond {
      %p = stablehlo.compare LT, %i, %c0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      stablehlo.return %i, %x : tensor<i32>, tensor<?xf32>
    }
  return %0, %1#1 : tensor<?xf32>, tensor<?xf32>
}

func.func @calling(%a: tensor<2xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = call @called(%a) : (tensor<2xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}
