// RUN: ttmlir-opt %s | filecheck %s

// Operations that the dialect does not have are read as those of dialects that nobody knows.
// CHECK-LABEL: func.func @unknown(
// CHECK-SAME: %[[S:.*]]: !shape.shape)
func.func @unknown(%s: !shape.shape) {
  // CHECK-NEXT: "shape.unknown"(%[[S]]) : (!shape.shape) -> ()
  "shape.unknown"(%s) : (!shape.shape) -> ()
  return
}
