// RUN: ttmlir-opt --arith-emulate-wide-int %s | filecheck %s

// Integers with twice the bits of the target are two of these, the low one first, also as constants, arguments and results.
// CHECK-LABEL: func.func @sums(
// CHECK-SAME: %[[A0:.*]]: vector<2xi32>, %[[A1:.*]]: vector<3x2xi32>) -> (vector<2xi32>, vector<3x2xi32>)
// CHECK-NEXT: %[[V0:.*]] = arith.constant dense<[705032704, 1]> : vector<2xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.constant dense<{{\[\[}}1, 0], [-2, -1], [705032704, 1]]> : vector<3x2xi32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[A0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[A0]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V4:.*]] = vector.extract %[[V0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V5:.*]] = vector.extract %[[V0]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V6:.*]], %[[V7:.*]] = arith.addui_extended %[[V2]], %[[V4]] : i32, i1
// CHECK-NEXT: %[[V8:.*]] = arith.extui %[[V7]] : i1 to i32
// CHECK-NEXT: %[[V9:.*]] = arith.addi %[[V8]], %[[V3]] : i32
// CHECK-NEXT: %[[V10:.*]] = arith.addi %[[V9]], %[[V5]] : i32
// CHECK-NEXT: %[[V11:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V12:.*]] = vector.insert %[[V6]], %[[V11]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V13:.*]] = vector.insert %[[V10]], %[[V12]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V14:.*]] = vector.extract_strided_slice %[[A1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V15:.*]] = vector.extract_strided_slice %[[A1]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V16:.*]] = vector.extract_strided_slice %[[V1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V17:.*]] = vector.extract_strided_slice %[[V1]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V18:.*]] = arith.subi %[[V14]], %[[V16]] : vector<3x1xi32>
// CHECK-NEXT: %[[V19:.*]] = arith.cmpi ult, %[[V14]], %[[V16]] : vector<3x1xi32>
// CHECK-NEXT: %[[V20:.*]] = arith.extui %[[V19]] : vector<3x1xi1> to vector<3x1xi32>
// CHECK-NEXT: %[[V21:.*]] = arith.subi %[[V15]], %[[V20]] : vector<3x1xi32>
// CHECK-NEXT: %[[V22:.*]] = arith.subi %[[V21]], %[[V17]] : vector<3x1xi32>
// CHECK-NEXT: %[[V23:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT: %[[V24:.*]] = vector.insert_strided_slice %[[V18]], %[[V23]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT: %[[V25:.*]] = vector.insert_strided_slice %[[V22]], %[[V24]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT: return %[[V13]], %[[V25]] : vector<2xi32>, vector<3x2xi32>
func.func @sums(%a: i64, %v: vector<3xi64>) -> (i64, vector<3xi64>) {
  %c = arith.constant 5000000000 : i64
  %d = arith.constant dense<[1, -2, 5000000000]> : vector<3xi64>
  %0 = arith.addi %a, %c : i64
  %1 = arith.subi %v, %d : vector<3xi64>
  return %0, %1 : i64, vector<3xi64>
}

// Of the product the high half is what the halves give crosswise, and what is carried.
// CHECK-LABEL: func.func @product(
// CHECK-SAME: %[[A0:.*]]: vector<2xi32>, %[[A1:.*]]: vector<2xi32>) -> vector<2xi32>
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[A0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[A0]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[A1]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[A1]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V4:.*]], %[[V5:.*]] = arith.mului_extended %[[V0]], %[[V2]] : i32
// CHECK-NEXT: %[[V6:.*]] = arith.muli %[[V0]], %[[V3]] : i32
// CHECK-NEXT: %[[V7:.*]] = arith.muli %[[V1]], %[[V2]] : i32
// CHECK-NEXT: %[[V8:.*]] = arith.addi %[[V5]], %[[V6]] : i32
// CHECK-NEXT: %[[V9:.*]] = arith.addi %[[V8]], %[[V7]] : i32
// CHECK-NEXT: %[[V10:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V11:.*]] = vector.insert %[[V4]], %[[V10]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V12:.*]] = vector.insert %[[V9]], %[[V11]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: return %[[V12]] : vector<2xi32>
func.func @product(%a: i64, %b: i64) -> i64 {
  %0 = arith.muli %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: func.func @bits(
// CHECK-SAME: %[[A0:.*]]: vector<2xi32>, %[[A1:.*]]: vector<2xi32>) -> vector<2xi32>
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[A0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[A0]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[A1]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[A1]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V4:.*]] = arith.andi %[[V0]], %[[V2]] : i32
// CHECK-NEXT: %[[V5:.*]] = arith.andi %[[V1]], %[[V3]] : i32
// CHECK-NEXT: %[[V6:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V7:.*]] = vector.insert %[[V4]], %[[V6]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V8:.*]] = vector.insert %[[V5]], %[[V7]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V9:.*]] = vector.extract %[[V8]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V10:.*]] = vector.extract %[[V8]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V11:.*]] = vector.extract %[[A1]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V12:.*]] = vector.extract %[[A1]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V13:.*]] = arith.xori %[[V9]], %[[V11]] : i32
// CHECK-NEXT: %[[V14:.*]] = arith.xori %[[V10]], %[[V12]] : i32
// CHECK-NEXT: %[[V15:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V16:.*]] = vector.insert %[[V13]], %[[V15]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V17:.*]] = vector.insert %[[V14]], %[[V16]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: return %[[V17]] : vector<2xi32>
func.func @bits(%a: i64, %b: i64) -> i64 {
  %0 = arith.andi %a, %b : i64
  %1 = arith.xori %0, %b : i64
  return %1 : i64
}

// The low halves decide where the high ones are the same.
// CHECK-LABEL: func.func @comparisons(
// CHECK-SAME: %[[A0:.*]]: vector<3x2xi32>, %[[A1:.*]]: vector<3x2xi32>, %[[A2:.*]]: vector<2xi32>) -> (vector<3xi1>, vector<3x2xi32>, i1)
// CHECK-NEXT: %[[V0:.*]] = vector.extract_strided_slice %[[A0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract_strided_slice %[[A0]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract_strided_slice %[[A1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V3:.*]] = vector.extract_strided_slice %[[A1]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V4:.*]] = arith.cmpi ule, %[[V0]], %[[V2]] : vector<3x1xi32>
// CHECK-NEXT: %[[V5:.*]] = arith.cmpi sle, %[[V1]], %[[V3]] : vector<3x1xi32>
// CHECK-NEXT: %[[V6:.*]] = arith.cmpi eq, %[[V1]], %[[V3]] : vector<3x1xi32>
// CHECK-NEXT: %[[V7:.*]] = arith.select %[[V6]], %[[V4]], %[[V5]] : vector<3x1xi1>, vector<3x1xi1>
// CHECK-NEXT: %[[V8:.*]] = vector.shape_cast %[[V7]] : vector<3x1xi1> to vector<3xi1>
// CHECK-NEXT: %[[V9:.*]] = vector.extract_strided_slice %[[A0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V10:.*]] = vector.extract_strided_slice %[[A0]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V11:.*]] = vector.extract_strided_slice %[[A1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V12:.*]] = vector.extract_strided_slice %[[A1]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V13:.*]] = arith.cmpi ugt, %[[V9]], %[[V11]] : vector<3x1xi32>
// CHECK-NEXT: %[[V14:.*]] = arith.cmpi ugt, %[[V10]], %[[V12]] : vector<3x1xi32>
// CHECK-NEXT: %[[V15:.*]] = arith.cmpi eq, %[[V10]], %[[V12]] : vector<3x1xi32>
// CHECK-NEXT: %[[V16:.*]] = arith.select %[[V15]], %[[V13]], %[[V14]] : vector<3x1xi1>, vector<3x1xi1>
// CHECK-NEXT: %[[V17:.*]] = vector.shape_cast %[[V16]] : vector<3x1xi1> to vector<3xi1>
// CHECK-NEXT: %[[V18:.*]] = vector.extract_strided_slice %[[A0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V19:.*]] = vector.extract_strided_slice %[[A0]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V20:.*]] = vector.extract_strided_slice %[[A1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V21:.*]] = vector.extract_strided_slice %[[A1]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V22:.*]] = vector.shape_cast %[[V17]] : vector<3xi1> to vector<3x1xi1>
// CHECK-NEXT: %[[V23:.*]] = arith.select %[[V22]], %[[V18]], %[[V20]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT: %[[V24:.*]] = arith.select %[[V22]], %[[V19]], %[[V21]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT: %[[V25:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT: %[[V26:.*]] = vector.insert_strided_slice %[[V23]], %[[V25]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT: %[[V27:.*]] = vector.insert_strided_slice %[[V24]], %[[V26]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT: %[[V28:.*]] = arith.constant false
// CHECK-NEXT: %[[V29:.*]] = vector.extract %[[A2]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V30:.*]] = arith.trunci %[[V29]] : i32 to i1
// CHECK-NEXT: return %[[V8]], %[[V27]], %[[V30]] : vector<3xi1>, vector<3x2xi32>, i1
func.func @comparisons(%a: vector<3xi64>, %b: vector<3xi64>, %i: i64) -> (vector<3xi1>, vector<3xi64>, i1) {
  %0 = arith.cmpi sle, %a, %b : vector<3xi64>
  %1 = arith.maxui %a, %b : vector<3xi64>
  %2 = arith.cmpi ne, %i, %i : i64
  %3 = arith.trunci %i : i64 to i1
  return %0, %1, %3 : vector<3xi1>, vector<3xi64>, i1
}

// CHECK-LABEL: func.func @shifts_by_constants(
// CHECK-SAME: %[[A0:.*]]: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>)
// CHECK-NEXT: %[[V0:.*]] = arith.constant dense<[13, 0]> : vector<2xi32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[A0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[A0]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[V0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V4:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V5:.*]] = arith.constant 32 : i32
// CHECK-NEXT: %[[V6:.*]] = arith.cmpi uge, %[[V3]], %[[V5]] : i32
// CHECK-NEXT: %[[V7:.*]] = arith.shli %[[V1]], %[[V3]] : i32
// CHECK-NEXT: %[[V8:.*]] = arith.select %[[V6]], %[[V4]], %[[V7]] : i32
// CHECK-NEXT: %[[V9:.*]] = arith.select %[[V6]], %[[V5]], %[[V3]] : i32
// CHECK-NEXT: %[[V10:.*]] = arith.subi %[[V5]], %[[V9]] : i32
// CHECK-NEXT: %[[V11:.*]] = arith.shrui %[[V1]], %[[V10]] : i32
// CHECK-NEXT: %[[V12:.*]] = arith.subi %[[V3]], %[[V5]] : i32
// CHECK-NEXT: %[[V13:.*]] = arith.shli %[[V1]], %[[V12]] : i32
// CHECK-NEXT: %[[V14:.*]] = arith.shli %[[V2]], %[[V3]] : i32
// CHECK-NEXT: %[[V15:.*]] = arith.select %[[V6]], %[[V4]], %[[V14]] : i32
// CHECK-NEXT: %[[V16:.*]] = arith.select %[[V6]], %[[V13]], %[[V11]] : i32
// CHECK-NEXT: %[[V17:.*]] = arith.ori %[[V16]], %[[V15]] : i32
// CHECK-NEXT: %[[V18:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V19:.*]] = vector.insert %[[V8]], %[[V18]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V20:.*]] = vector.insert %[[V17]], %[[V19]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V21:.*]] = vector.extract %[[A0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V22:.*]] = vector.extract %[[A0]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V23:.*]] = vector.extract %[[V0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V24:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V25:.*]] = arith.constant 32 : i32
// CHECK-NEXT: %[[V26:.*]] = arith.cmpi uge, %[[V23]], %[[V25]] : i32
// CHECK-NEXT: %[[V27:.*]] = arith.shrui %[[V21]], %[[V23]] : i32
// CHECK-NEXT: %[[V28:.*]] = arith.select %[[V26]], %[[V24]], %[[V27]] : i32
// CHECK-NEXT: %[[V29:.*]] = arith.shrui %[[V22]], %[[V23]] : i32
// CHECK-NEXT: %[[V30:.*]] = arith.select %[[V26]], %[[V24]], %[[V29]] : i32
// CHECK-NEXT: %[[V31:.*]] = arith.select %[[V26]], %[[V25]], %[[V23]] : i32
// CHECK-NEXT: %[[V32:.*]] = arith.subi %[[V25]], %[[V31]] : i32
// CHECK-NEXT: %[[V33:.*]] = arith.shli %[[V22]], %[[V32]] : i32
// CHECK-NEXT: %[[V34:.*]] = arith.subi %[[V23]], %[[V25]] : i32
// CHECK-NEXT: %[[V35:.*]] = arith.shrui %[[V22]], %[[V34]] : i32
// CHECK-NEXT: %[[V36:.*]] = arith.select %[[V26]], %[[V35]], %[[V33]] : i32
// CHECK-NEXT: %[[V37:.*]] = arith.ori %[[V28]], %[[V36]] : i32
// CHECK-NEXT: %[[V38:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V39:.*]] = vector.insert %[[V37]], %[[V38]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V40:.*]] = vector.insert %[[V30]], %[[V39]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: return %[[V20]], %[[V40]] : vector<2xi32>, vector<2xi32>
func.func @shifts_by_constants(%a: i64) -> (i64, i64) {
  %c = arith.constant 13 : i64
  %0 = arith.shli %a, %c : i64
  %1 = arith.shrui %a, %c : i64
  return %0, %1 : i64, i64
}

// CHECK-LABEL: func.func @signed_shift(
// CHECK-SAME: %[[A0:.*]]: vector<2xi32>, %[[A1:.*]]: vector<2xi32>) -> vector<2xi32>
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[A0]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[A1]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V2:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V3:.*]] = arith.cmpi slt, %[[V0]], %[[V2]] : i32
// CHECK-NEXT: %[[V4:.*]] = arith.extsi %[[V3]] : i1 to i32
// CHECK-NEXT: %[[V5:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V6:.*]] = arith.cmpi slt, %[[V4]], %[[V5]] : i32
// CHECK-NEXT: %[[V7:.*]] = arith.extsi %[[V6]] : i1 to i32
// CHECK-NEXT: %[[V8:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V9:.*]] = vector.insert %[[V4]], %[[V8]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V10:.*]] = vector.insert %[[V7]], %[[V9]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V11:.*]] = arith.constant 64 : i32
// CHECK-NEXT: %[[V12:.*]] = arith.subi %[[V11]], %[[V1]] : i32
// CHECK-NEXT: %[[V13:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V14:.*]] = vector.insert %[[V12]], %[[V13]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V15:.*]] = vector.extract %[[V10]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V16:.*]] = vector.extract %[[V10]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V17:.*]] = vector.extract %[[V14]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V18:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V19:.*]] = arith.constant 32 : i32
// CHECK-NEXT: %[[V20:.*]] = arith.cmpi uge, %[[V17]], %[[V19]] : i32
// CHECK-NEXT: %[[V21:.*]] = arith.shli %[[V15]], %[[V17]] : i32
// CHECK-NEXT: %[[V22:.*]] = arith.select %[[V20]], %[[V18]], %[[V21]] : i32
// CHECK-NEXT: %[[V23:.*]] = arith.select %[[V20]], %[[V19]], %[[V17]] : i32
// CHECK-NEXT: %[[V24:.*]] = arith.subi %[[V19]], %[[V23]] : i32
// CHECK-NEXT: %[[V25:.*]] = arith.shrui %[[V15]], %[[V24]] : i32
// CHECK-NEXT: %[[V26:.*]] = arith.subi %[[V17]], %[[V19]] : i32
// CHECK-NEXT: %[[V27:.*]] = arith.shli %[[V15]], %[[V26]] : i32
// CHECK-NEXT: %[[V28:.*]] = arith.shli %[[V16]], %[[V17]] : i32
// CHECK-NEXT: %[[V29:.*]] = arith.select %[[V20]], %[[V18]], %[[V28]] : i32
// CHECK-NEXT: %[[V30:.*]] = arith.select %[[V20]], %[[V27]], %[[V25]] : i32
// CHECK-NEXT: %[[V31:.*]] = arith.ori %[[V30]], %[[V29]] : i32
// CHECK-NEXT: %[[V32:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V33:.*]] = vector.insert %[[V22]], %[[V32]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V34:.*]] = vector.insert %[[V31]], %[[V33]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V35:.*]] = vector.extract %[[A0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V36:.*]] = vector.extract %[[A0]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V37:.*]] = vector.extract %[[A1]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V38:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V39:.*]] = arith.constant 32 : i32
// CHECK-NEXT: %[[V40:.*]] = arith.cmpi uge, %[[V37]], %[[V39]] : i32
// CHECK-NEXT: %[[V41:.*]] = arith.shrui %[[V35]], %[[V37]] : i32
// CHECK-NEXT: %[[V42:.*]] = arith.select %[[V40]], %[[V38]], %[[V41]] : i32
// CHECK-NEXT: %[[V43:.*]] = arith.shrui %[[V36]], %[[V37]] : i32
// CHECK-NEXT: %[[V44:.*]] = arith.select %[[V40]], %[[V38]], %[[V43]] : i32
// CHECK-NEXT: %[[V45:.*]] = arith.select %[[V40]], %[[V39]], %[[V37]] : i32
// CHECK-NEXT: %[[V46:.*]] = arith.subi %[[V39]], %[[V45]] : i32
// CHECK-NEXT: %[[V47:.*]] = arith.shli %[[V36]], %[[V46]] : i32
// CHECK-NEXT: %[[V48:.*]] = arith.subi %[[V37]], %[[V39]] : i32
// CHECK-NEXT: %[[V49:.*]] = arith.shrui %[[V36]], %[[V48]] : i32
// CHECK-NEXT: %[[V50:.*]] = arith.select %[[V40]], %[[V49]], %[[V47]] : i32
// CHECK-NEXT: %[[V51:.*]] = arith.ori %[[V42]], %[[V50]] : i32
// CHECK-NEXT: %[[V52:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V53:.*]] = vector.insert %[[V51]], %[[V52]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V54:.*]] = vector.insert %[[V44]], %[[V53]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V55:.*]] = vector.extract %[[V54]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V56:.*]] = vector.extract %[[V54]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V57:.*]] = vector.extract %[[V34]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V58:.*]] = vector.extract %[[V34]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V59:.*]] = arith.ori %[[V55]], %[[V57]] : i32
// CHECK-NEXT: %[[V60:.*]] = arith.ori %[[V56]], %[[V58]] : i32
// CHECK-NEXT: %[[V61:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V62:.*]] = vector.insert %[[V59]], %[[V61]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V63:.*]] = vector.insert %[[V60]], %[[V62]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V64:.*]] = arith.cmpi eq, %[[V1]], %[[V2]] : i32
// CHECK-NEXT: %[[V65:.*]] = vector.extract %[[A0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V66:.*]] = vector.extract %[[A0]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V67:.*]] = vector.extract %[[V63]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V68:.*]] = vector.extract %[[V63]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V69:.*]] = arith.select %[[V64]], %[[V65]], %[[V67]] : i32
// CHECK-NEXT: %[[V70:.*]] = arith.select %[[V64]], %[[V66]], %[[V68]] : i32
// CHECK-NEXT: %[[V71:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V72:.*]] = vector.insert %[[V69]], %[[V71]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V73:.*]] = vector.insert %[[V70]], %[[V72]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: return %[[V73]] : vector<2xi32>
func.func @signed_shift(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrsi %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: func.func @extensions(
// CHECK-SAME: %[[A0:.*]]: i32, %[[A1:.*]]: i16, %[[A2:.*]]: vector<3xi1>) -> (vector<2xi32>, vector<2xi32>, vector<3x2xi32>)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[A0]], %[[V0]] : i32
// CHECK-NEXT: %[[V2:.*]] = arith.extsi %[[V1]] : i1 to i32
// CHECK-NEXT: %[[V3:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V4:.*]] = vector.insert %[[A0]], %[[V3]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V5:.*]] = vector.insert %[[V2]], %[[V4]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V6:.*]] = arith.extui %[[A1]] : i16 to i32
// CHECK-NEXT: %[[V7:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V8:.*]] = vector.insert %[[V6]], %[[V7]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V9:.*]] = vector.shape_cast %[[A2]] : vector<3xi1> to vector<3x1xi1>
// CHECK-NEXT: %[[V10:.*]] = arith.extui %[[V9]] : vector<3x1xi1> to vector<3x1xi32>
// CHECK-NEXT: %[[V11:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT: %[[V12:.*]] = vector.insert_strided_slice %[[V10]], %[[V11]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT: return %[[V5]], %[[V8]], %[[V12]] : vector<2xi32>, vector<2xi32>, vector<3x2xi32>
func.func @extensions(%a: i32, %b: i16, %v: vector<3xi1>) -> (i64, i64, vector<3xi64>) {
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extui %b : i16 to i64
  %2 = arith.extui %v : vector<3xi1> to vector<3xi64>
  return %0, %1, %2 : i64, i64, vector<3xi64>
}

// Indices have no more bits than the target.
// CHECK-LABEL: func.func @indices(
// CHECK-SAME: %[[A0:.*]]: vector<2xi32>, %[[A1:.*]]: index, %[[A2:.*]]: vector<3xindex>) -> (index, vector<2xi32>, vector<3x2xi32>)
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[A0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.index_cast %[[V0]] : i32 to index
// CHECK-NEXT: %[[V2:.*]] = arith.index_cast %[[A1]] : index to i32
// CHECK-NEXT: %[[V3:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V4:.*]] = arith.cmpi slt, %[[V2]], %[[V3]] : i32
// CHECK-NEXT: %[[V5:.*]] = arith.extsi %[[V4]] : i1 to i32
// CHECK-NEXT: %[[V6:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V7:.*]] = vector.insert %[[V2]], %[[V6]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V8:.*]] = vector.insert %[[V5]], %[[V7]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V9:.*]] = arith.index_castui %[[A2]] : vector<3xindex> to vector<3xi32>
// CHECK-NEXT: %[[V10:.*]] = vector.shape_cast %[[V9]] : vector<3xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V11:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT: %[[V12:.*]] = vector.insert_strided_slice %[[V10]], %[[V11]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT: return %[[V1]], %[[V8]], %[[V12]] : index, vector<2xi32>, vector<3x2xi32>
func.func @indices(%a: i64, %i: index, %v: vector<3xindex>) -> (index, i64, vector<3xi64>) {
  %0 = arith.index_cast %a : i64 to index
  %1 = arith.index_cast %i : index to i64
  %2 = arith.index_castui %v : vector<3xindex> to vector<3xi64>
  return %0, %1, %2 : index, i64, vector<3xi64>
}

// CHECK-LABEL: func.func @from_floats(
// CHECK-SAME: %[[A0:.*]]: f32, %[[A1:.*]]: vector<3xf64>) -> (vector<2xi32>, vector<3x2xi32>)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V1:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpf olt, %[[A0]], %[[V0]] : f32
// CHECK-NEXT: %[[V3:.*]] = arith.negf %[[A0]] : f32
// CHECK-NEXT: %[[V4:.*]] = arith.select %[[V2]], %[[V3]], %[[A0]] : f32
// CHECK-NEXT: %[[V5:.*]] = arith.constant 4.2949673E+9 : f32
// CHECK-NEXT: %[[V6:.*]] = arith.divf %[[V4]], %[[V5]] : f32
// CHECK-NEXT: %[[V7:.*]] = arith.fptoui %[[V6]] : f32 to i32
// CHECK-NEXT: %[[V8:.*]] = arith.remf %[[V4]], %[[V5]] : f32
// CHECK-NEXT: %[[V9:.*]] = arith.fptoui %[[V8]] : f32 to i32
// CHECK-NEXT: %[[V10:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V11:.*]] = vector.insert %[[V9]], %[[V10]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V12:.*]] = vector.insert %[[V7]], %[[V11]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V13:.*]] = vector.extract %[[V1]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V14:.*]] = vector.extract %[[V1]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V15:.*]] = vector.extract %[[V12]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V16:.*]] = vector.extract %[[V12]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V17:.*]] = arith.subi %[[V13]], %[[V15]] : i32
// CHECK-NEXT: %[[V18:.*]] = arith.cmpi ult, %[[V13]], %[[V15]] : i32
// CHECK-NEXT: %[[V19:.*]] = arith.extui %[[V18]] : i1 to i32
// CHECK-NEXT: %[[V20:.*]] = arith.subi %[[V14]], %[[V19]] : i32
// CHECK-NEXT: %[[V21:.*]] = arith.subi %[[V20]], %[[V16]] : i32
// CHECK-NEXT: %[[V22:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V23:.*]] = vector.insert %[[V17]], %[[V22]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V24:.*]] = vector.insert %[[V21]], %[[V23]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V25:.*]] = vector.extract %[[V24]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V26:.*]] = vector.extract %[[V24]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V27:.*]] = vector.extract %[[V12]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V28:.*]] = vector.extract %[[V12]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V29:.*]] = arith.select %[[V2]], %[[V25]], %[[V27]] : i32
// CHECK-NEXT: %[[V30:.*]] = arith.select %[[V2]], %[[V26]], %[[V28]] : i32
// CHECK-NEXT: %[[V31:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V32:.*]] = vector.insert %[[V29]], %[[V31]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V33:.*]] = vector.insert %[[V30]], %[[V32]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V34:.*]] = arith.constant dense<0x41F0000000000000> : vector<3xf64>
// CHECK-NEXT: %[[V35:.*]] = arith.divf %[[A1]], %[[V34]] : vector<3xf64>
// CHECK-NEXT: %[[V36:.*]] = arith.fptoui %[[V35]] : vector<3xf64> to vector<3xi32>
// CHECK-NEXT: %[[V37:.*]] = arith.remf %[[A1]], %[[V34]] : vector<3xf64>
// CHECK-NEXT: %[[V38:.*]] = arith.fptoui %[[V37]] : vector<3xf64> to vector<3xi32>
// CHECK-NEXT: %[[V39:.*]] = vector.shape_cast %[[V36]] : vector<3xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V40:.*]] = vector.shape_cast %[[V38]] : vector<3xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V41:.*]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT: %[[V42:.*]] = vector.insert_strided_slice %[[V40]], %[[V41]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT: %[[V43:.*]] = vector.insert_strided_slice %[[V39]], %[[V42]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT: return %[[V33]], %[[V43]] : vector<2xi32>, vector<3x2xi32>
func.func @from_floats(%a: f32, %v: vector<3xf64>) -> (i64, vector<3xi64>) {
  %0 = arith.fptosi %a : f32 to i64
  %1 = arith.fptoui %v : vector<3xf64> to vector<3xi64>
  return %0, %1 : i64, vector<3xi64>
}

// CHECK-LABEL: func.func @to_floats(
// CHECK-SAME: %[[A0:.*]]: vector<2xi32>, %[[A1:.*]]: vector<3x2xi32>) -> (f64, vector<3xf32>)
// CHECK-NEXT: %[[V0:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[A0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[A0]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[V0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V4:.*]] = vector.extract %[[V0]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V5:.*]] = arith.cmpi ult, %[[V1]], %[[V3]] : i32
// CHECK-NEXT: %[[V6:.*]] = arith.cmpi slt, %[[V2]], %[[V4]] : i32
// CHECK-NEXT: %[[V7:.*]] = arith.cmpi eq, %[[V2]], %[[V4]] : i32
// CHECK-NEXT: %[[V8:.*]] = arith.select %[[V7]], %[[V5]], %[[V6]] : i1
// CHECK-NEXT: %[[V9:.*]] = vector.extract %[[V0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V10:.*]] = vector.extract %[[V0]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V11:.*]] = vector.extract %[[A0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V12:.*]] = vector.extract %[[A0]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V13:.*]] = arith.subi %[[V9]], %[[V11]] : i32
// CHECK-NEXT: %[[V14:.*]] = arith.cmpi ult, %[[V9]], %[[V11]] : i32
// CHECK-NEXT: %[[V15:.*]] = arith.extui %[[V14]] : i1 to i32
// CHECK-NEXT: %[[V16:.*]] = arith.subi %[[V10]], %[[V15]] : i32
// CHECK-NEXT: %[[V17:.*]] = arith.subi %[[V16]], %[[V12]] : i32
// CHECK-NEXT: %[[V18:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V19:.*]] = vector.insert %[[V13]], %[[V18]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V20:.*]] = vector.insert %[[V17]], %[[V19]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V21:.*]] = vector.extract %[[V20]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V22:.*]] = vector.extract %[[V20]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V23:.*]] = vector.extract %[[A0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V24:.*]] = vector.extract %[[A0]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V25:.*]] = arith.select %[[V8]], %[[V21]], %[[V23]] : i32
// CHECK-NEXT: %[[V26:.*]] = arith.select %[[V8]], %[[V22]], %[[V24]] : i32
// CHECK-NEXT: %[[V27:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V28:.*]] = vector.insert %[[V25]], %[[V27]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V29:.*]] = vector.insert %[[V26]], %[[V28]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V30:.*]] = vector.extract %[[V29]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V31:.*]] = vector.extract %[[V29]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V32:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V33:.*]] = arith.cmpi eq, %[[V31]], %[[V32]] : i32
// CHECK-NEXT: %[[V34:.*]] = arith.uitofp %[[V30]] : i32 to f64
// CHECK-NEXT: %[[V35:.*]] = arith.uitofp %[[V31]] : i32 to f64
// CHECK-NEXT: %[[V36:.*]] = arith.constant 0x41F0000000000000 : f64
// CHECK-NEXT: %[[V37:.*]] = arith.mulf %[[V35]], %[[V36]] : f64
// CHECK-NEXT: %[[V38:.*]] = arith.addf %[[V34]], %[[V37]] : f64
// CHECK-NEXT: %[[V39:.*]] = arith.select %[[V33]], %[[V34]], %[[V38]] : f64
// CHECK-NEXT: %[[V40:.*]] = arith.negf %[[V39]] : f64
// CHECK-NEXT: %[[V41:.*]] = arith.select %[[V8]], %[[V40]], %[[V39]] : f64
// CHECK-NEXT: %[[V42:.*]] = vector.extract_strided_slice %[[A1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V43:.*]] = vector.extract_strided_slice %[[A1]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT: %[[V44:.*]] = vector.shape_cast %[[V42]] : vector<3x1xi32> to vector<3xi32>
// CHECK-NEXT: %[[V45:.*]] = vector.shape_cast %[[V43]] : vector<3x1xi32> to vector<3xi32>
// CHECK-NEXT: %[[V46:.*]] = arith.constant dense<0> : vector<3xi32>
// CHECK-NEXT: %[[V47:.*]] = arith.cmpi eq, %[[V45]], %[[V46]] : vector<3xi32>
// CHECK-NEXT: %[[V48:.*]] = arith.uitofp %[[V44]] : vector<3xi32> to vector<3xf32>
// CHECK-NEXT: %[[V49:.*]] = arith.uitofp %[[V45]] : vector<3xi32> to vector<3xf32>
// CHECK-NEXT: %[[V50:.*]] = arith.constant dense<4.2949673E+9> : vector<3xf32>
// CHECK-NEXT: %[[V51:.*]] = arith.mulf %[[V49]], %[[V50]] : vector<3xf32>
// CHECK-NEXT: %[[V52:.*]] = arith.addf %[[V48]], %[[V51]] : vector<3xf32>
// CHECK-NEXT: %[[V53:.*]] = arith.select %[[V47]], %[[V48]], %[[V52]] : vector<3xi1>, vector<3xf32>
// CHECK-NEXT: return %[[V41]], %[[V53]] : f64, vector<3xf32>
func.func @to_floats(%a: i64, %v: vector<3xi64>) -> (f64, vector<3xf32>) {
  %0 = arith.sitofp %a : i64 to f64
  %1 = arith.uitofp %v : vector<3xi64> to vector<3xf32>
  return %0, %1 : f64, vector<3xf32>
}

// Calls have the same types as functions, and halves are printed.
// CHECK-LABEL: func.func private @callee(
// CHECK-SAME: vector<2xi32>) -> vector<2xi32>
func.func private @callee(i64) -> i64
// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[A0:.*]]: vector<2xi32>) -> vector<2xi32>
// CHECK-NEXT: %[[V0:.*]] = call @callee(%[[A0]]) : (vector<2xi32>) -> vector<2xi32>
// CHECK-NEXT: vector.print %[[V0]] : vector<2xi32>
// CHECK-NEXT: return %[[V0]] : vector<2xi32>
func.func @calls(%a: i64) -> i64 {
  %0 = call @callee(%a) : (i64) -> i64
  vector.print %0 : i64
  return %0 : i64
}

// Where the amount may be 0 no bits cross over. (mlir-opt shifts by all bits of a half then.)
// CHECK-LABEL: func.func @shifts(
// CHECK-SAME: %[[A0:.*]]: vector<2xi32>, %[[A1:.*]]: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>)
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[A0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[A0]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[A1]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V3:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V4:.*]] = arith.constant 32 : i32
// CHECK-NEXT: %[[V5:.*]] = arith.cmpi uge, %[[V2]], %[[V4]] : i32
// CHECK-NEXT: %[[V6:.*]] = arith.shli %[[V0]], %[[V2]] : i32
// CHECK-NEXT: %[[V7:.*]] = arith.select %[[V5]], %[[V3]], %[[V6]] : i32
// CHECK-NEXT: %[[V8:.*]] = arith.select %[[V5]], %[[V4]], %[[V2]] : i32
// CHECK-NEXT: %[[V9:.*]] = arith.subi %[[V4]], %[[V8]] : i32
// CHECK-NEXT: %[[V10:.*]] = arith.shrui %[[V0]], %[[V9]] : i32
// CHECK-NEXT: %[[V11:.*]] = arith.cmpi eq, %[[V2]], %[[V3]] : i32
// CHECK-NEXT: %[[V12:.*]] = arith.select %[[V11]], %[[V3]], %[[V10]] : i32
// CHECK-NEXT: %[[V13:.*]] = arith.subi %[[V2]], %[[V4]] : i32
// CHECK-NEXT: %[[V14:.*]] = arith.shli %[[V0]], %[[V13]] : i32
// CHECK-NEXT: %[[V15:.*]] = arith.shli %[[V1]], %[[V2]] : i32
// CHECK-NEXT: %[[V16:.*]] = arith.select %[[V5]], %[[V3]], %[[V15]] : i32
// CHECK-NEXT: %[[V17:.*]] = arith.select %[[V5]], %[[V14]], %[[V12]] : i32
// CHECK-NEXT: %[[V18:.*]] = arith.ori %[[V17]], %[[V16]] : i32
// CHECK-NEXT: %[[V19:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V20:.*]] = vector.insert %[[V7]], %[[V19]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V21:.*]] = vector.insert %[[V18]], %[[V20]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V22:.*]] = vector.extract %[[A0]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V23:.*]] = vector.extract %[[A0]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V24:.*]] = vector.extract %[[A1]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V25:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V26:.*]] = arith.constant 32 : i32
// CHECK-NEXT: %[[V27:.*]] = arith.cmpi uge, %[[V24]], %[[V26]] : i32
// CHECK-NEXT: %[[V28:.*]] = arith.shrui %[[V22]], %[[V24]] : i32
// CHECK-NEXT: %[[V29:.*]] = arith.select %[[V27]], %[[V25]], %[[V28]] : i32
// CHECK-NEXT: %[[V30:.*]] = arith.shrui %[[V23]], %[[V24]] : i32
// CHECK-NEXT: %[[V31:.*]] = arith.select %[[V27]], %[[V25]], %[[V30]] : i32
// CHECK-NEXT: %[[V32:.*]] = arith.select %[[V27]], %[[V26]], %[[V24]] : i32
// CHECK-NEXT: %[[V33:.*]] = arith.subi %[[V26]], %[[V32]] : i32
// CHECK-NEXT: %[[V34:.*]] = arith.shli %[[V23]], %[[V33]] : i32
// CHECK-NEXT: %[[V35:.*]] = arith.cmpi eq, %[[V24]], %[[V25]] : i32
// CHECK-NEXT: %[[V36:.*]] = arith.select %[[V35]], %[[V25]], %[[V34]] : i32
// CHECK-NEXT: %[[V37:.*]] = arith.subi %[[V24]], %[[V26]] : i32
// CHECK-NEXT: %[[V38:.*]] = arith.shrui %[[V23]], %[[V37]] : i32
// CHECK-NEXT: %[[V39:.*]] = arith.select %[[V27]], %[[V38]], %[[V36]] : i32
// CHECK-NEXT: %[[V40:.*]] = arith.ori %[[V29]], %[[V39]] : i32
// CHECK-NEXT: %[[V41:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V42:.*]] = vector.insert %[[V40]], %[[V41]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V43:.*]] = vector.insert %[[V31]], %[[V42]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: return %[[V21]], %[[V43]] : vector<2xi32>, vector<2xi32>
func.func @shifts(%a: i64, %b: i64) -> (i64, i64) {
  %0 = arith.shli %a, %b : i64
  %1 = arith.shrui %a, %b : i64
  return %0, %1 : i64, i64
}

// Scalable vectors stay scalable. (mlir-opt takes the size of one for the size.)
// CHECK-LABEL: func.func @scalable(
// CHECK-SAME: %[[A0:.*]]: vector<[4]x2xi32>, %[[A1:.*]]: vector<[4]x2xi32>) -> vector<[4]x2xi32>
// CHECK-NEXT: %[[V0:.*]] = vector.extract_strided_slice %[[A0]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<[4]x2xi32> to vector<[4]x1xi32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract_strided_slice %[[A0]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<[4]x2xi32> to vector<[4]x1xi32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract_strided_slice %[[A1]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<[4]x2xi32> to vector<[4]x1xi32>
// CHECK-NEXT: %[[V3:.*]] = vector.extract_strided_slice %[[A1]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<[4]x2xi32> to vector<[4]x1xi32>
// CHECK-NEXT: %[[V4:.*]] = arith.ori %[[V0]], %[[V2]] : vector<[4]x1xi32>
// CHECK-NEXT: %[[V5:.*]] = arith.ori %[[V1]], %[[V3]] : vector<[4]x1xi32>
// CHECK-NEXT: %[[V6:.*]] = arith.constant dense<0> : vector<[4]x2xi32>
// CHECK-NEXT: %[[V7:.*]] = vector.insert_strided_slice %[[V4]], %[[V6]] {offsets = [0, 0], strides = [1, 1]} : vector<[4]x1xi32> into vector<[4]x2xi32>
// CHECK-NEXT: %[[V8:.*]] = vector.insert_strided_slice %[[V5]], %[[V7]] {offsets = [0, 1], strides = [1, 1]} : vector<[4]x1xi32> into vector<[4]x2xi32>
// CHECK-NEXT: return %[[V8]] : vector<[4]x2xi32>
func.func @scalable(%a: vector<[4]xi64>, %b: vector<[4]xi64>) -> vector<[4]xi64> {
  %0 = arith.ori %a, %b : vector<[4]xi64>
  return %0 : vector<[4]xi64>
}

// What follows is printed. (mlir-opt prints a line end.)
// CHECK-LABEL: func.func @punctuation(
// CHECK-SAME: %[[A0:.*]]: vector<2xi32>)
// CHECK-NEXT: vector.print %[[A0]] : vector<2xi32> punctuation <comma>
// CHECK-NEXT: return
func.func @punctuation(%a: i64) {
  vector.print %a : i64 punctuation <comma>
  return
}

// Constants of very many elements are not listed. (mlir-opt lists all.)
// CHECK-LABEL: func.func @many_elements(
// CHECK-NEXT: %[[PAIR:.*]] = arith.constant dense<[5, 0]> : vector<2xi32>
// CHECK-NEXT: %[[FIVES:.*]] = vector.broadcast %[[PAIR]] : vector<2xi32> to vector<1000000000x2xi32>
// CHECK-NEXT: %[[ONES:.*]] = arith.constant dense<-1> : vector<1000000000x2xi32>
// CHECK-NEXT: return %[[FIVES]], %[[ONES]]
func.func @many_elements() -> (vector<1000000000xi64>, vector<1000000000xi64>) {
  %0 = arith.constant dense<5> : vector<1000000000xi64>
  %1 = arith.constant dense<-1> : vector<1000000000xi64>
  return %0, %1 : vector<1000000000xi64>, vector<1000000000xi64>
}
