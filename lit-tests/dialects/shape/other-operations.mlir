// RUN: ttmlir-opt %s | filecheck %s

// Operations that are not here are read as those of dialects that nobody knows.
func.func @rank(%a: tensor<?xindex>) -> index {
  // CHECK: %[[W:.*]] = "shape.cstr_broadcastable"(%arg0, %arg0) : (tensor<?xindex>, tensor<?xindex>) -> !shape.witness
  %w = "shape.cstr_broadcastable"(%a, %a) : (tensor<?xindex>, tensor<?xindex>) -> !shape.witness
  // CHECK: %[[N:.*]] = "shape.assuming"(%[[W]]) ({
  %n = "shape.assuming"(%w) ({
    %r = "shape.rank"(%a) : (tensor<?xindex>) -> index
    "shape.assuming_yield"(%r) : (index) -> ()
  }) : (!shape.witness) -> index
  return %n : index
}
