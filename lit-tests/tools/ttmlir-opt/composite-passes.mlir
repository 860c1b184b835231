// A pass that runs a pipeline bears the name that it is given; what is wrong with the pipeline or its limit is said before anything runs.
// RUN: ttmlir-opt --composite-fixed-point-pass="name=Tidy pipeline=cse" --mlir-print-ir-before-all %s -o %t 2>&1 | filecheck --check-prefix=NAME %s
// RUN: ttmlir-opt --composite-fixed-point-pass="name=Tidy pipeline=cse" --mlir-pass-statistics %s -o %t 2>&1 | filecheck --check-prefix=STATISTICS %s
// RUN: not ttmlir-opt --composite-fixed-point-pass="pipeline=func.func(cse{nothing=1})" %s 2>&1 | filecheck --check-prefix=OPTION %s
// RUN: not ttmlir-opt --composite-fixed-point-pass="pipeline=func.func(cse,nope)" %s 2>&1 | filecheck --match-full-lines --strict-whitespace --check-prefix=UNKNOWN %s
// RUN: not ttmlir-opt --composite-fixed-point-pass=max-iterations=0 %s 2>&1 | filecheck --check-prefix=LIMIT %s
// RUN: not ttmlir-opt --composite-fixed-point-pass=max-iterations=2147483648 %s 2>&1 | filecheck --check-prefix=INTEGER %s

// NAME:      // -----// IR Dump Before Tidy (composite-fixed-point-pass) //----- //
// NAME:      // -----// IR Dump Before CSE (cse) //----- //
// NAME:      // -----// IR Dump Before CSE (cse) //----- //
// NAME-NOT:  IR Dump

// STATISTICS: {{^}}Tidy{{$}}

// OPTION: <Pass-Options-Parser>: no such option nothing
// OPTION: <unknown>:0: error: Failed to parse composite pass pipeline

//      UNKNOWN:MLIR Textual PassPipeline Parser:1:15: error: 'nope' does not refer to a registered pass or pass pipeline
// UNKNOWN-NEXT:func.func(cse,nope)
// UNKNOWN-NEXT:              ^
// UNKNOWN-NEXT:<unknown>:0: error: Failed to parse composite pass pipeline

// LIMIT: <unknown>:0: error: Invalid maxIterations value: 0

// INTEGER: for the --max-iterations option: '2147483648' value invalid for integer argument!
func.func @twice(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
