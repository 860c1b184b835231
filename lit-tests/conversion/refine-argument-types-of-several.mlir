// RUN: ttmlir-opt --verify-diagnostics --refine-argument-types=shapes=arg0:4 %s

// expected-error @+2 {{'arg0:4' does not say of which function the argument is}}
// expected-note @+1 {{functions that nothing calls: 'first', 'second'}}
module {
  func.func @first(%a: tensor<?xf32>) {
    return
  }
  func.func @second(%a: tensor<?xf32>) {
    return
  }
}
