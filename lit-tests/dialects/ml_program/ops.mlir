// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

// CHECK: #[[EXTERN:.*]] = #ml_program.extern : tensor<4xi32>
// CHECK: #[[OTHER:.*]] = #ml_program.extern : i32

// CHECK: ml_program.global private @a(#[[EXTERN]]) : tensor<?xi32>
// CHECK: ml_program.global public @b(dense<4> : tensor<4xi32>) : tensor<?xi32> {tt.note}
// CHECK: ml_program.global private mutable @c : tensor<?xi32>
// CHECK: ml_program.global nested mutable @d(unit) : i32 {tt.more = #[[OTHER]]}
ml_program.global private @a(#ml_program.extern : tensor<4xi32>) : tensor<?xi32>
ml_program.global public @b(dense<4> : tensor<4xi32>) : tensor<?xi32> {tt.note}
ml_program.global private mutable @c : tensor<?xi32>
ml_program.global nested mutable @d(unit) : i32 {tt.more = #ml_program.extern : i32}

// CHECK-LABEL: ml_program.func private @declared
// CHECK-SAME: (i32 {tt.a = 1 : i32}, i64) -> i32 attributes {tt.note}
ml_program.func private @declared(i32 {tt.a = 1 : i32}, i64) -> i32 attributes {tt.note}

// CHECK-LABEL: ml_program.func @use
// CHECK-SAME: (%[[A0:.*]]: tensor<?xi32>) -> tensor<?xi32> {
ml_program.func @use(%x: tensor<?xi32>) -> tensor<?xi32> {
  // CHECK-NEXT: %c = ml_program.global_load @c : tensor<?xi32>
  // CHECK-NEXT: %b = ml_program.global_load_const @b : tensor<?xi32> {tt.note}
  // CHECK: ml_program.global_store @c = %[[A0]] : tensor<?xi32>
  // CHECK-NEXT: %c_0 = ml_program.global_load @c : tensor<?xi32>
  // CHECK-NEXT: ml_program.return {tt.note} %c : tensor<?xi32>
  %0 = ml_program.global_load @c : tensor<?xi32>
  %1 = ml_program.global_load_const @b : tensor<?xi32> {tt.note}
  ml_program.global_store @c = %x : tensor<?xi32>
  %2 = ml_program.global_load @c : tensor<?xi32>
  "ml_program.return"(%0) {tt.note} : (tensor<?xi32>) -> ()
}

// CHECK-LABEL: ml_program.func @nothing
// CHECK-SAME: () {
ml_program.func @nothing() {
  // CHECK-NEXT: ml_program.return
  ml_program.return
}

// CHECK-LABEL: ml_program.subgraph private @declared_graph
// CHECK-SAME: () -> (i32 {tt.a}, i64)
ml_program.subgraph private @declared_graph() -> (i32 {tt.a}, i64)

// CHECK-LABEL: ml_program.subgraph @graph
// CHECK-SAME: (%[[A0:.*]]: !ml_program.token) -> (tensor<?xi32>, !ml_program.token) {
ml_program.subgraph @graph(%before: !ml_program.token) -> (tensor<?xi32>, !ml_program.token) {
  // CHECK-NEXT: %result, %produceToken = ml_program.global_load_graph @c ordering(%0, %[[A0]] -> !ml_program.token) : tensor<?xi32>
  // CHECK-NEXT: %[[V0:.*]] = ml_program.token {tt.note}
  // CHECK-NEXT: %result_0, %produceToken_1 = ml_program.global_load_graph @c ordering(() -> !ml_program.token) : tensor<?xi32> {tt.note}
  // CHECK-NEXT: %[[V1:.*]] = ml_program.global_store_graph @c = %result ordering(%produceToken, %produceToken_1 -> !ml_program.token) : tensor<?xi32>
  // CHECK-NEXT: ml_program.output {tt.note} %result_0, %[[V1]] : tensor<?xi32>, !ml_program.token
  %0, %1 = ml_program.global_load_graph @c ordering(%2, %before -> !ml_program.token) : tensor<?xi32>
  %2 = ml_program.token {tt.note}
  %3, %4 = ml_program.global_load_graph @c ordering(() -> !ml_program.token) : tensor<?xi32> {tt.note}
  %5 = ml_program.global_store_graph @c = %0 ordering(%1, %4 -> !ml_program.token) : tensor<?xi32>
  ml_program.output {tt.note} %3, %5 : tensor<?xi32>, !ml_program.token
}
