// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

// CHECK-LABEL: func.func @constants
func.func @constants() {
  // CHECK-NEXT: %c42_i32 = arith.constant 42 : i32
  %0 = arith.constant 42 : i32
  // CHECK-NEXT: %c42_i32_0 = arith.constant 42 : i32
  %1 = arith.constant 42 : i32
  // CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
  %2 = arith.constant -1 : i8
  // CHECK-NEXT: %c3 = arith.constant 3 : index
  %3 = arith.constant 3 : index
  // CHECK-NEXT: %true = arith.constant true
  %4 = arith.constant true
  // CHECK-NEXT: %false = arith.constant false
  %5 = arith.constant 0 : i1
  // CHECK-NEXT: %cst = arith.constant 1.500000e+00 : f32
  %6 = arith.constant 1.5 : f32
  // CHECK-NEXT: %cst_1 = arith.constant {tt.note} dense<[1, 2]> : tensor<2xi32>
  %7 = arith.constant {tt.note} dense<[1, 2]> : tensor<2xi32>
  return
}

// CHECK-LABEL: func.func @integers
// CHECK-SAME: (%[[A:.*]]: i32, %[[B:.*]]: i32)
func.func @integers(%a: i32, %b: i32) {
  // CHECK-NEXT: arith.addi %[[A]], %[[B]] : i32
  %0 = arith.addi %a, %b : i32
  // CHECK-NEXT: arith.subi %[[A]], %[[B]] overflow<nsw> : i32
  %1 = arith.subi %a, %b overflow<nsw> : i32
  // CHECK-NEXT: arith.muli %[[A]], %[[B]] overflow<nsw, nuw> {tt.note} : i32
  %2 = arith.muli %a, %b overflow<nuw, nsw> {tt.note} : i32
  // CHECK-NEXT: arith.shrui %[[A]], %[[B]] exact : i32
  %3 = arith.shrui %a, %b exact : i32
  // CHECK-NEXT: %sum, %overflow = arith.addui_extended %[[A]], %[[B]] : i32, i1
  %sum, %overflow = arith.addui_extended %a, %b : i32, i1
  // CHECK-NEXT: arith.cmpi slt, %[[A]], %[[B]] : i32
  %4 = arith.cmpi slt, %a, %b : i32
  return
}

// CHECK-LABEL: func.func @floats
// CHECK-SAME: (%[[A:.*]]: tensor<2xf32>, %[[B:.*]]: tensor<2xf32>)
func.func @floats(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // CHECK-NEXT: arith.addf %[[A]], %[[B]] : tensor<2xf32>
  %0 = arith.addf %a, %b : tensor<2xf32>
  // CHECK-NEXT: arith.mulf %[[A]], %[[B]] fastmath<nnan,ninf> : tensor<2xf32>
  %1 = arith.mulf %a, %b fastmath<ninf,nnan> : tensor<2xf32>
  // CHECK-NEXT: arith.negf %[[A]] fastmath<fast> : tensor<2xf32>
  %2 = arith.negf %a fastmath<fast> : tensor<2xf32>
  // CHECK-NEXT: arith.cmpf oge, %[[A]], %[[B]] : tensor<2xf32>
  %3 = arith.cmpf oge, %a, %b : tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[A:.*]]: i8, %[[F:.*]]: f32, %[[I:.*]]: index)
func.func @casts(%a: i8, %f: f32, %i: index) {
  // CHECK-NEXT: arith.extui %[[A]] : i8 to i32
  %0 = arith.extui %a : i8 to i32
  // CHECK-NEXT: arith.extsi %[[A]] : i8 to i32
  %1 = arith.extsi %a : i8 to i32
  // CHECK-NEXT: arith.trunci %[[A]] overflow<nuw> : i8 to i1
  %2 = arith.trunci %a overflow<nuw> : i8 to i1
  // CHECK-NEXT: arith.extf %[[F]] : f32 to f64
  %3 = arith.extf %f : f32 to f64
  // CHECK-NEXT: arith.truncf %[[F]] fastmath<nnan> : f32 to bf16
  %4 = arith.truncf %f fastmath<nnan> : f32 to bf16
  // CHECK-NEXT: arith.uitofp %[[A]] : i8 to f32
  %5 = arith.uitofp %a : i8 to f32
  // CHECK-NEXT: arith.sitofp %[[A]] : i8 to f32
  %6 = arith.sitofp %a : i8 to f32
  // CHECK-NEXT: arith.fptoui %[[F]] : f32 to i32
  %7 = arith.fptoui %f : f32 to i32
  // CHECK-NEXT: arith.fptosi %[[F]] : f32 to i32
  %8 = arith.fptosi %f : f32 to i32
  // CHECK-NEXT: arith.index_cast %[[I]] : index to i32
  %9 = arith.index_cast %i : index to i32
  // CHECK-NEXT: arith.index_castui %[[A]] : i8 to index
  %10 = arith.index_castui %a : i8 to index
  // CHECK-NEXT: arith.bitcast %[[F]] : f32 to i32
  %11 = arith.bitcast %f : f32 to i32
  return
}

// CHECK-LABEL: func.func @select
// CHECK-SAME: (%[[C:.*]]: i1, %[[M:.*]]: tensor<2xi1>, %[[A:.*]]: tensor<2xf32>)
func.func @select(%c: i1, %m: tensor<2xi1>, %a: tensor<2xf32>) {
  // CHECK-NEXT: arith.select %[[M]], %[[A]], %[[A]] {tt.note} : tensor<2xi1>, tensor<2xf32>
  %0 = arith.select %m, %a, %a {tt.note} : tensor<2xi1>, tensor<2xf32>
  // CHECK-NEXT: arith.select %[[C]], %[[C]], %[[C]] : i1
  %1 = arith.select %c, %c, %c : i1
  return
}

// CHECK-LABEL: func.func @scaling_extf
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: f4E2M1FN, %[[ARG1:[^ :,)]+]]: f8E8M0FNU, %[[ARG2:[^ :,)]+]]: vector<4xf4E2M1FN>, %[[ARG3:[^ :,)]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ :,)]+]]: tensor<?xf4E2M1FN>, %[[ARG5:[^ :,)]+]]: tensor<?xf8E8M0FNU>) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.scaling_extf %[[ARG0]], %[[ARG1]] : f4E2M1FN, f8E8M0FNU to f32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.scaling_extf %[[ARG0]], %[[ARG1]] fastmath<fast> {tt.note} : f4E2M1FN, f8E8M0FNU to f32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.scaling_extf %[[ARG2]], %[[ARG3]] : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xbf16>
// CHECK-NEXT: %[[V3:[^ :,)]+]] = arith.scaling_extf %[[ARG4]], %[[ARG5]] : tensor<?xf4E2M1FN>, tensor<?xf8E8M0FNU> to tensor<?xf16>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @scaling_extf(%a: f4E2M1FN, %s: f8E8M0FNU, %v: vector<4xf4E2M1FN>, %vs: vector<4xf8E8M0FNU>, %t: tensor<?xf4E2M1FN>, %ts: tensor<?xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_extf %a, %s fastmath<fast> {tt.note} : f4E2M1FN, f8E8M0FNU to f32
  %2 = arith.scaling_extf %v, %vs : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xbf16>
  %3 = arith.scaling_extf %t, %ts : tensor<?xf4E2M1FN>, tensor<?xf8E8M0FNU> to tensor<?xf16>
  return
}

// CHECK-LABEL: func.func @scaling_truncf
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: f32, %[[ARG1:[^ :,)]+]]: f8E8M0FNU, %[[ARG2:[^ :,)]+]]: vector<4xbf16>, %[[ARG3:[^ :,)]+]]: vector<4xf8E8M0FNU>) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.scaling_truncf %[[ARG0]], %[[ARG1]] : f32, f8E8M0FNU to f4E2M1FN
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.scaling_truncf %[[ARG0]], %[[ARG1]] to_nearest_even fastmath<nnan,ninf> : f32, f8E8M0FNU to f4E2M1FN
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.scaling_truncf %[[ARG2]], %[[ARG3]] upward : vector<4xbf16>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
// CHECK-NEXT: %[[V3:[^ :,)]+]] = arith.scaling_truncf %[[ARG0]], %[[ARG0]] : f32, f32 to f8E4M3FN
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @scaling_truncf(%a: f32, %s: f8E8M0FNU, %v: vector<4xbf16>, %vs: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f4E2M1FN
  %1 = arith.scaling_truncf %a, %s to_nearest_even fastmath<nnan,ninf> : f32, f8E8M0FNU to f4E2M1FN
  %2 = arith.scaling_truncf %v, %vs upward : vector<4xbf16>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
  %3 = arith.scaling_truncf %a, %a : f32, f32 to f8E4M3FN
  return
}

// CHECK-LABEL: func.func @truncf_without_rounding_mode(
func.func @truncf_without_rounding_mode(%a: f64) {
  // CHECK-NEXT: arith.truncf %{{.*}} {tag} : f64 to f16
  %0 = arith.truncf %a {tag} : f64 to f16
  // CHECK-NEXT: arith.truncf %{{.*}} {tag} : f64 to f16
  %1 = arith.truncf %a "" {tag} : f64 to f16
  // CHECK-NEXT: arith.truncf %{{.*}} downward : f64 to f16
  %2 = arith.truncf %a "downward" : f64 to f16
  return
}
