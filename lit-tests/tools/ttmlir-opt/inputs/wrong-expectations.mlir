// expected-error @+1 {{some other text}}
func.func private @f() -> i31x
// expected-warning {{this never comes}}
// CHECK: wrong-expectations.mlir:2:26: error: unexpected error: expected
// CHECK: wrong-expectations.mlir:1:4: error: expected error "some other text" was not produced
// CHECK-NEXT: {{.*}}@+1
// CHECK-NEXT: ^~~~~~~~~~~~~~~
// CHECK: wrong-expectations.mlir:3:4: error: expected warning "this never comes" was not produced
