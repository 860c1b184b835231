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
