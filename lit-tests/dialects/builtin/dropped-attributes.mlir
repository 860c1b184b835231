// RUN: ttmlir-opt --mlir-print-op-generic %s | filecheck %s

// Where no assembly format says otherwise, attributes in a dictionary that are of a class which the properties cannot hold are dropped.

// CHECK: "func.func"() <{function_type = () -> (), sym_name = "declared", sym_visibility = "private"}>
func.func private @declared() attributes {arg_attrs = 1, res_attrs = "x", no_inline = 1}

// CHECK: "emitc.func"() <{function_type = () -> (), sym_name = "specified"}>
emitc.func private @specified() attributes {specifiers = 1}

func.func @loops(%bound: index, %tensor: tensor<4xf32>) {
  // CHECK: "scf.for"(%{{.*}}) ({
  scf.for %i = %bound to %bound step %bound {
  } {unsignedCmp = 1}
  // CHECK: "scf.forall"(%{{.*}}) <{operandSegmentSizes
  scf.forall (%i) in (%bound) {
  } {mapping = 1}
  // CHECK: "scf.execute_region"() ({
  scf.execute_region {
    scf.yield
  } {no_inline = 1}
  // CHECK: "linalg.generic"(%{{.*}}) <{indexing_maps = [#{{[^ ]*}}, #{{[^ ]*}}], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%tensor : tensor<4xf32>) outs(%tensor : tensor<4xf32>) attrs = {library_call = 3} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4xf32>
  return
}

func.func @beside_properties(%value: i32) -> i32 {
  // CHECK: "arith.addi"(%{{.*}}) <{overflowFlags = #arith.overflow<nsw>}> {tag}
  %0 = "arith.addi"(%value, %value) <{overflowFlags = #arith.overflow<nsw>}> {overflowFlags = "x", tag} : (i32, i32) -> i32
  // CHECK: "arith.addi"(%{{.*}}) <{overflowFlags = #arith.overflow<nsw>}>
  %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<nsw>}> {overflowFlags = #arith.overflow<nuw>} : (i32, i32) -> i32
  return %1 : i32
}
