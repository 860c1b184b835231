// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline --split-input-file --verify-diagnostics %s

// What a function takes is refused first; of how many narrow elements there are nothing is known.
// expected-error @+2 {{'func.func' op unsupported float type}}
// expected-note @+1 {{argument #0 is 'tensor<?xf8E8M0FNU>', and tiles cannot hold 'f8E8M0FNU'}}
func.func @added(%a: tensor<?xf8E8M0FNU>, %e: tensor<?xf8E8M0FNU>) -> tensor<?xf8E8M0FNU> {
  %0 = "ttir.add"(%a, %a, %e) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#tt.operand_constraint<any_device>, #tt.operand_constraint<any_device>, #tt.operand_constraint<any_device>]}> : (tensor<?xf8E8M0FNU>, tensor<?xf8E8M0FNU>, tensor<?xf8E8M0FNU>) -> tensor<?xf8E8M0FNU>
  return %0 : tensor<?xf8E8M0FNU>
}
