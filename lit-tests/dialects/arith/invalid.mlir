// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

//===--- constant ---===//

// Integers have no sign of their own.
func.func @constant_signed() {
  // expected-error @+1 {{'arith.constant' op integer return type must be signless}}
  %0 = arith.constant 1 : si32
  return
}

// -----

// Numbers only.
func.func @constant_string() {
  // expected-error @+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = "arith.constant"() <{value = "a" : i32}> : () -> i32
  return
}

// -----

// The value has the type of the result.
func.func @constant_type() {
  // expected-error @+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> f32
  return
}

// -----

//===--- arithmetic ---===//

// One type for all.
func.func @addi_types(%arg0: i32, %arg1: i64) {
  // expected-error @+1 {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%arg0, %arg1) : (i32, i64) -> i32
  return
}

// -----

// Floats are not integers.
func.func @addi_float(%arg0: f32) {
  // expected-error @+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.addi %arg0, %arg0 : f32
  return
}

// -----

// The result of a comparison is i1.
func.func @cmpi_result(%arg0: i32) {
  // expected-error @+1 {{'arith.cmpi' op result #0 must be bool-like, but got 'i32'}}
  %0 = "arith.cmpi"(%arg0, %arg0) <{predicate = 1 : i64}> : (i32, i32) -> i32
  return
}

// -----

//===--- casts ---===//

// Equal widths are not wider.
func.func @extui(%arg0: i8) {
  // expected-error @+1 {{'arith.extui' op operand type 'i8' and result type 'i8' are cast incompatible}}
  %0 = arith.extui %arg0 : i8 to i8
  return
}

// -----

// Nor are smaller ones.
func.func @extsi(%arg0: i8) {
  // expected-error @+1 {{'arith.extsi' op operand type 'i8' and result type 'i1' are cast incompatible}}
  %0 = arith.extsi %arg0 : i8 to i1
  return
}

// -----

// Equal widths are not narrower.
func.func @trunci(%arg0: i8) {
  // expected-error @+1 {{'arith.trunci' op operand type 'i8' and result type 'i8' are cast incompatible}}
  %0 = arith.trunci %arg0 : i8 to i8
  return
}

// -----

// 16 bits are less than 32.
func.func @extf(%arg0: f32) {
  // expected-error @+1 {{'arith.extf' op operand type 'f32' and result type 'bf16' are cast incompatible}}
  %0 = arith.extf %arg0 : f32 to bf16
  return
}

// -----

// And 64 more.
func.func @truncf(%arg0: f32) {
  // expected-error @+1 {{'arith.truncf' op operand type 'f32' and result type 'f64' are cast incompatible}}
  %0 = arith.truncf %arg0 : f32 to f64
  return
}

// -----

// One side is index.
func.func @index_cast(%arg0: i32) {
  // expected-error @+1 {{'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.index_cast %arg0 : i32 to i64
  return
}

// -----

// The width stays.
func.func @bitcast(%arg0: f32) {
  // expected-error @+1 {{'arith.bitcast' op operand type 'f32' and result type 'i16' are cast incompatible}}
  %0 = arith.bitcast %arg0 : f32 to i16
  return
}

// -----

//===--- select ---===//

// The condition is i1.
func.func @select(%arg0: i32, %arg1: f32) {
  // expected-error @+1 {{'arith.select' op operand #0 must be bool-like, but got 'i32'}}
  %0 = "arith.select"(%arg0, %arg1, %arg1) : (i32, f32, f32) -> f32
  return
}

// -----

//===--- scaling conversions ---===//

func.func @scaling(%a: f32, %s: f8E8M0FNU) {
  // expected-error @+1 {{'arith.scaling_extf' op operand types 'f32', 'f8E8M0FNU' and result type 'f16' are cast incompatible}}
  %0 = arith.scaling_extf %a, %s : f32, f8E8M0FNU to f16
  return
}

// -----

func.func @scaling(%a: f16, %s: f8E8M0FNU) {
  // expected-error @+1 {{'arith.scaling_truncf' op operand types 'f16', 'f8E8M0FNU' and result type 'f32' are cast incompatible}}
  %0 = arith.scaling_truncf %a, %s : f16, f8E8M0FNU to f32
  return
}

// -----

func.func @scaling(%a: vector<2xf32>, %s: vector<2xf16>) {
  // expected-error @+1 {{'arith.scaling_truncf' op operand types 'vector<2xf32>', 'vector<2xf16>' and result type 'vector<3xf16>' are cast incompatible}}
  %0 = arith.scaling_truncf %a, %s : vector<2xf32>, vector<2xf16> to vector<3xf16>
  return
}

// -----

func.func @scaling(%a: f16, %s: i32) {
  // expected-error @+1 {{'arith.scaling_truncf' op operand #1 must be floating-point-like, but got 'i32'}}
  %0 = arith.scaling_truncf %a, %s : f16, i32 to f8E4M3
  return
}

// -----

func.func @scaling(%a: vector<2xf16>, %s: vector<3xf32>) {
  // expected-error @+1 {{'arith.scaling_truncf' op all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.scaling_truncf %a, %s : vector<2xf16>, vector<3xf32> to vector<2xf8E4M3>
  return
}

// -----

func.func @scaling(%a: tensor<2xf16>, %s: tensor<?xf32>) {
  // expected-error @+1 {{'arith.scaling_truncf' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.scaling_truncf %a, %s : tensor<2xf16>, tensor<?xf32> to tensor<?xf8E4M3>
  return
}

// -----

func.func @scaling(%a: vector<2xf16>, %s: vector<2xf32>) {
  // expected-error @+1 {{'arith.scaling_extf' op operand types 'vector<2xf16>', 'vector<2xf32>' and result type 'f32' are cast incompatible}}
  %0 = arith.scaling_extf %a, %s : vector<2xf16>, vector<2xf32> to f32
  return
}

// -----

// Only a splat fills a vector whose size is not known.
func.func @scalable_constant() {
  // expected-error @+1 {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %0 = arith.constant dense<[1, 2]> : vector<[2]xi32>
  return
}

// -----

// An enum with a summary is reported by that, one without by its values.
func.func @rounding_mode(%a: f64) {
  // expected-error @+1 {{'arith.truncf' op attribute 'roundingmode' failed to satisfy constraint: Floating point rounding mode}}
  %0 = "arith.truncf"(%a) {roundingmode = 5 : i32} : (f64) -> f16
  return
}
