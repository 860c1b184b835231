// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

//===--- module ---===//

// Attributes of a module belong to a dialect; the first wrong one by name is reported.
// expected-error @+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'}}
module attributes {b, a, tt.note} {
}

// -----

// The region of a module takes no arguments.
module {
  // expected-error @+1 {{'builtin.module' op region should have no arguments}}
  module {
  ^bb0(%arg0: i32):
  }
}

// -----

// A module has a block.
// expected-error @+1 {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({
}) : () -> ()

// -----

// Modules are symbols, too.
module {
  // expected-note @+1 {{see existing symbol definition here}}
  module @twice {
  }
  // expected-error @+1 {{redefinition of symbol named 'twice'}}
  module @twice {
  }
}

// -----

//===--- unrealized_conversion_cast ---===//

// A cast makes something.
func.func @cast(%arg0: i32) {
  // expected-error @+1 {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
  "builtin.unrealized_conversion_cast"(%arg0) : (i32) -> ()
  return
}
