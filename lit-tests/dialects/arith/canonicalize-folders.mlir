// RUN: ttmlir-opt --canonicalize %s | filecheck %s

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C3_I32:[^ :,)]+]] = arith.constant 3 : i32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.addi %[[ARG0]], %[[C3_I32]] overflow<nsw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func @a(%arg0: i32) -> i32 {
  %c1_i32 = arith.constant 1 : i32
  %c2_i32 = arith.constant 2 : i32
  %0 = arith.addi %arg0, %c1_i32 overflow<nsw, nuw> : i32
  %1 = arith.addi %0, %c2_i32 overflow<nsw> : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @b
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C1_I32:[^ :,)]+]] = arith.constant 1 : i32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.addi %[[ARG0]], %[[C1_I32]] overflow<nsw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func @b(%arg0: i32) -> i32 {
  %c1_i32 = arith.constant 1 : i32
  %c2_i32 = arith.constant 2 : i32
  %0 = arith.subi %arg0, %c1_i32 overflow<nsw, nuw> : i32
  %1 = arith.addi %0, %c2_i32 overflow<nsw> : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @c
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C3_I32:[^ :,)]+]] = arith.constant 3 : i32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.subi %[[C3_I32]], %[[ARG0]] overflow<nsw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func @c(%arg0: i32) -> i32 {
  %c1_i32 = arith.constant 1 : i32
  %c2_i32 = arith.constant 2 : i32
  %0 = arith.subi %c1_i32, %arg0 overflow<nsw, nuw> : i32
  %1 = arith.addi %0, %c2_i32 overflow<nsw> : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @d
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.subi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func @d(%arg0: i32, %arg1: i32) -> i32 {
  %c-1_i32 = arith.constant -1 : i32
  %0 = arith.muli %arg1, %c-1_i32 overflow<nsw, nuw> : i32
  %1 = arith.addi %arg0, %0 overflow<nsw> : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @e
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C15_I32:[^ :,)]+]] = arith.constant 15 : i32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.muli %[[ARG1]], %[[C15_I32]] overflow<nsw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func @e(%arg0: i32, %arg1: i32) -> i32 {
  %c3_i32 = arith.constant 3 : i32
  %c5_i32 = arith.constant 5 : i32
  %0 = arith.muli %arg1, %c3_i32 overflow<nsw, nuw> : i32
  %1 = arith.muli %0, %c5_i32 overflow<nsw> : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C_1_I32:[^ :,)]+]] = arith.constant -1 : i32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.addi %[[ARG0]], %[[C_1_I32]] : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func @f(%arg0: i32) -> i32 {
  %c1_i32 = arith.constant 1 : i32
  %c2_i32 = arith.constant 2 : i32
  %0 = arith.addi %arg0, %c1_i32 overflow<nsw, nuw> : i32
  %1 = arith.subi %0, %c2_i32 overflow<nsw> : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @g
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C1_I32:[^ :,)]+]] = arith.constant 1 : i32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.subi %[[C1_I32]], %[[ARG0]] overflow<nsw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func @g(%arg0: i32) -> i32 {
  %c1_i32 = arith.constant 1 : i32
  %c2_i32 = arith.constant 2 : i32
  %0 = arith.addi %arg0, %c1_i32 overflow<nsw, nuw> : i32
  %1 = arith.subi %c2_i32, %0 overflow<nsw> : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @h
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C3_I32:[^ :,)]+]] = arith.constant 3 : i32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.subi %[[ARG0]], %[[C3_I32]] overflow<nsw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func @h(%arg0: i32) -> i32 {
  %c1_i32 = arith.constant 1 : i32
  %c2_i32 = arith.constant 2 : i32
  %0 = arith.subi %arg0, %c1_i32 overflow<nsw, nuw> : i32
  %1 = arith.subi %0, %c2_i32 overflow<nsw> : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @i
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C_1_I32:[^ :,)]+]] = arith.constant -1 : i32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.subi %[[C_1_I32]], %[[ARG0]] overflow<nsw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func @i(%arg0: i32) -> i32 {
  %c1_i32 = arith.constant 1 : i32
  %c2_i32 = arith.constant 2 : i32
  %0 = arith.subi %c1_i32, %arg0 overflow<nsw, nuw> : i32
  %1 = arith.subi %0, %c2_i32 overflow<nsw> : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @j
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C3_I32:[^ :,)]+]] = arith.constant 3 : i32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.subi %[[C3_I32]], %[[ARG0]] overflow<nsw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func @j(%arg0: i32) -> i32 {
  %c1_i32 = arith.constant 1 : i32
  %c2_i32 = arith.constant 2 : i32
  %0 = arith.subi %arg0, %c1_i32 overflow<nsw, nuw> : i32
  %1 = arith.subi %c2_i32, %0 overflow<nsw> : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @k
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C1_I32:[^ :,)]+]] = arith.constant 1 : i32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.addi %[[ARG0]], %[[C1_I32]] overflow<nsw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func @k(%arg0: i32) -> i32 {
  %c1_i32 = arith.constant 1 : i32
  %c2_i32 = arith.constant 2 : i32
  %0 = arith.subi %c1_i32, %arg0 overflow<nsw, nuw> : i32
  %1 = arith.subi %c2_i32, %0 overflow<nsw> : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @l
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C0_I32:[^ :,)]+]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.subi %[[C0_I32]], %[[ARG1]] overflow<nsw> : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func @l(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.subi %arg0, %arg1 overflow<nsw, nuw> : i32
  %1 = arith.subi %0, %arg0 overflow<nsw> : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @m
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant dense<1> : vector<2xi32>
// CHECK-NEXT: %[[CST_0:[^ :,)]+]] = arith.constant dense<[2, 3]> : vector<2xi32>
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.addi %[[ARG0]], %[[CST]] : vector<2xi32>
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.addi %[[V0]], %[[CST_0]] : vector<2xi32>
// CHECK-NEXT: return %[[V1]] : vector<2xi32>
// CHECK-NEXT: }
func.func @m(%arg0: vector<2xi32>) -> vector<2xi32> {
  %cst = arith.constant dense<1> : vector<2xi32>
  %cst_0 = arith.constant dense<[2, 3]> : vector<2xi32>
  %0 = arith.addi %arg0, %cst : vector<2xi32>
  %1 = arith.addi %0, %cst_0 : vector<2xi32>
  return %1 : vector<2xi32>
}

// CHECK-LABEL: func.func @n
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant dense<1> : vector<2xi32>
// CHECK-NEXT: %[[CST_0:[^ :,)]+]] = arith.constant dense<2> : vector<2xi32>
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.addi %[[ARG0]], %[[CST]] : vector<2xi32>
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.addi %[[V0]], %[[CST_0]] : vector<2xi32>
// CHECK-NEXT: return %[[V1]] : vector<2xi32>
// CHECK-NEXT: }
func.func @n(%arg0: vector<2xi32>) -> vector<2xi32> {
  %cst = arith.constant dense<1> : vector<2xi32>
  %cst_0 = arith.constant dense<2> : vector<2xi32>
  %0 = arith.addi %arg0, %cst : vector<2xi32>
  %1 = arith.addi %0, %cst_0 : vector<2xi32>
  return %1 : vector<2xi32>
}

// CHECK-LABEL: func.func @o
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> (i32, i1) {
// CHECK-NEXT: %[[C1_I32:[^ :,)]+]] = arith.constant 1 : i32
// CHECK-NEXT: %[[SUM:[^ :,)]+]], %[[OVERFLOW:[^ :,)]+]] = arith.addui_extended %[[ARG0]], %[[C1_I32]] : i32, i1
// CHECK-NEXT: return %[[SUM]], %[[OVERFLOW]] : i32, i1
// CHECK-NEXT: }
func.func @o(%arg0: i32) -> (i32, i1) {
  %c1_i32 = arith.constant 1 : i32
  %sum, %overflow = arith.addui_extended %arg0, %c1_i32 : i32, i1
  return %sum, %overflow : i32, i1
}

// CHECK-LABEL: func.func @p
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.addi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func @p(%arg0: i32, %arg1: i32) -> i32 {
  %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
  return %sum : i32
}

// CHECK-LABEL: func.func @q
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> (i32, i32) {
// CHECK-NEXT: %[[C0_I32:[^ :,)]+]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.cmpi slt, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.extsi %[[V0]] : i1 to i32
// CHECK-NEXT: return %[[ARG0]], %[[V1]] : i32, i32
// CHECK-NEXT: }
func.func @q(%arg0: i32) -> (i32, i32) {
  %c1_i32 = arith.constant 1 : i32
  %low, %high = arith.mulsi_extended %arg0, %c1_i32 : i32
  return %low, %high : i32, i32
}

// CHECK-LABEL: func.func @q2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.cmpi slt, %[[ARG0]], %[[CST]] : vector<2xi32>
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.extsi %[[V0]] : vector<2xi1> to vector<2xi32>
// CHECK-NEXT: return %[[ARG0]], %[[V1]] : vector<2xi32>, vector<2xi32>
// CHECK-NEXT: }
func.func @q2(%arg0: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
  %cst = arith.constant dense<1> : vector<2xi32>
  %low, %high = arith.mulsi_extended %arg0, %cst : vector<2xi32>
  return %low, %high : vector<2xi32>, vector<2xi32>
}

// CHECK-LABEL: func.func @r
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) -> i1 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.cmpi sge, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
func.func @r(%arg0: i32, %arg1: i32) -> i1 {
  %0 = arith.cmpi slt, %arg0, %arg1 : i32
  %true = arith.constant true
  %1 = arith.xori %0, %true : i1
  return %1 : i1
}

// CHECK-LABEL: func.func @r2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: vector<2xi32>, %[[ARG1:[^ :,)]+]]: vector<2xi32>) -> vector<2xi1> {
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : vector<2xi32>
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.xori %[[V0]], %[[CST]] : vector<2xi1>
// CHECK-NEXT: return %[[V1]] : vector<2xi1>
// CHECK-NEXT: }
func.func @r2(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi1> {
  %0 = arith.cmpi slt, %arg0, %arg1 : vector<2xi32>
  %cst = arith.constant dense<true> : vector<2xi1>
  %1 = arith.xori %0, %cst : vector<2xi1>
  return %1 : vector<2xi1>
}

// CHECK-LABEL: func.func @s
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i8, %[[ARG1:[^ :,)]+]]: i8) -> (i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.xori %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.extui %[[V0]] : i8 to i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.xori %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT: %[[V3:[^ :,)]+]] = arith.extsi %[[V2]] : i8 to i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = arith.andi %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT: %[[V5:[^ :,)]+]] = arith.extui %[[V4]] : i8 to i32
// CHECK-NEXT: %[[V6:[^ :,)]+]] = arith.andi %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT: %[[V7:[^ :,)]+]] = arith.extsi %[[V6]] : i8 to i32
// CHECK-NEXT: %[[V8:[^ :,)]+]] = arith.ori %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT: %[[V9:[^ :,)]+]] = arith.extui %[[V8]] : i8 to i32
// CHECK-NEXT: %[[V10:[^ :,)]+]] = arith.ori %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT: %[[V11:[^ :,)]+]] = arith.extsi %[[V10]] : i8 to i32
// CHECK-NEXT: return %[[V1]], %[[V3]], %[[V5]], %[[V7]], %[[V9]], %[[V11]] : i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @s(%arg0: i8, %arg1: i8) -> (i32, i32, i32, i32, i32, i32) {
  %0 = arith.extui %arg0 : i8 to i32
  %1 = arith.extui %arg1 : i8 to i32
  %2 = arith.extsi %arg0 : i8 to i32
  %3 = arith.extsi %arg1 : i8 to i32
  %4 = arith.xori %0, %1 : i32
  %5 = arith.xori %2, %3 : i32
  %6 = arith.andi %0, %1 : i32
  %7 = arith.andi %2, %3 : i32
  %8 = arith.ori %0, %1 : i32
  %9 = arith.ori %2, %3 : i32
  return %4, %5, %6, %7, %8, %9 : i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @t
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i8, %[[ARG1:[^ :,)]+]]: i8) -> (i1, i1, i1, i1, i1) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.extui %[[ARG0]] : i8 to i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.extui %[[ARG1]] : i8 to i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.extsi %[[ARG0]] : i8 to i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = arith.extsi %[[ARG1]] : i8 to i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = arith.cmpi eq, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT: %[[V5:[^ :,)]+]] = arith.cmpi slt, %[[V0]], %[[V1]] : i32
// CHECK-NEXT: %[[V6:[^ :,)]+]] = arith.cmpi ult, %[[V0]], %[[V1]] : i32
// CHECK-NEXT: %[[V7:[^ :,)]+]] = arith.cmpi slt, %[[V2]], %[[V3]] : i32
// CHECK-NEXT: %[[V8:[^ :,)]+]] = arith.cmpi ult, %[[V2]], %[[V3]] : i32
// CHECK-NEXT: return %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]] : i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @t(%arg0: i8, %arg1: i8) -> (i1, i1, i1, i1, i1) {
  %0 = arith.extui %arg0 : i8 to i32
  %1 = arith.extui %arg1 : i8 to i32
  %2 = arith.extsi %arg0 : i8 to i32
  %3 = arith.extsi %arg1 : i8 to i32
  %4 = arith.cmpi eq, %0, %1 : i32
  %5 = arith.cmpi slt, %0, %1 : i32
  %6 = arith.cmpi ult, %0, %1 : i32
  %7 = arith.cmpi slt, %2, %3 : i32
  %8 = arith.cmpi ult, %2, %3 : i32
  return %4, %5, %6, %7, %8 : i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @u
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: i32, %[[ARG2:[^ :,)]+]]: i32, %[[ARG3:[^ :,)]+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG3]] : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.select %[[ARG0]], %[[ARG3]], %[[ARG2]] : i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.select %[[ARG0]], %[[ARG2]], %[[ARG1]] : i32
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]] : i32, i32, i32
// CHECK-NEXT: }
func.func @u(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: i32) -> (i32, i32, i32) {
  %0 = arith.select %arg0, %arg1, %arg2 : i32
  %1 = arith.select %arg0, %0, %arg3 : i32
  %2 = arith.select %arg0, %arg3, %0 : i32
  %true = arith.constant true
  %3 = arith.xori %arg0, %true : i1
  %4 = arith.select %3, %arg1, %arg2 : i32
  return %1, %2, %4 : i32, i32, i32
}

// CHECK-LABEL: func.func @v
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1) -> (i1, i1, i32, i32, i32) {
// CHECK-NEXT: %[[C_1_I32:[^ :,)]+]] = arith.constant -1 : i32
// CHECK-NEXT: %[[C0_I32:[^ :,)]+]] = arith.constant 0 : i32
// CHECK-NEXT: %[[TRUE:[^ :,)]+]] = arith.constant true
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.extui %[[ARG0]] : i1 to i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT: %[[V3:[^ :,)]+]] = arith.extui %[[V2]] : i1 to i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = arith.select %[[ARG0]], %[[C_1_I32]], %[[C0_I32]] : i32
// CHECK-NEXT: return %[[V0]], %[[ARG0]], %[[V1]], %[[V3]], %[[V4]] : i1, i1, i32, i32, i32
// CHECK-NEXT: }
func.func @v(%arg0: i1) -> (i1, i1, i32, i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %c0_i32 = arith.constant 0 : i32
  %c1_i32 = arith.constant 1 : i32
  %0 = arith.select %arg0, %false, %true : i1
  %1 = arith.select %arg0, %true, %false : i1
  %2 = arith.select %arg0, %c1_i32, %c0_i32 : i32
  %3 = arith.select %arg0, %c0_i32, %c1_i32 : i32
  %c-1_i32 = arith.constant -1 : i32
  %4 = arith.select %arg0, %c-1_i32, %c0_i32 : i32
  return %0, %1, %2, %3, %4 : i1, i1, i32, i32, i32
}

// CHECK-LABEL: func.func @w
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: i1, %[[ARG2:[^ :,)]+]]: i32, %[[ARG3:[^ :,)]+]]: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.select %[[ARG1]], %[[ARG2]], %[[ARG3]] : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.select %[[ARG0]], %[[V0]], %[[ARG3]] : i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.select %[[ARG0]], %[[V0]], %[[ARG2]] : i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = arith.select %[[ARG0]], %[[ARG2]], %[[V0]] : i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = arith.select %[[ARG0]], %[[ARG3]], %[[V0]] : i32
// CHECK-NEXT: return %[[V1]], %[[V2]], %[[V3]], %[[V4]] : i32, i32, i32, i32
// CHECK-NEXT: }
func.func @w(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> (i32, i32, i32, i32) {
  %0 = arith.select %arg1, %arg2, %arg3 : i32
  %1 = arith.select %arg0, %0, %arg3 : i32
  %2 = arith.select %arg0, %0, %arg2 : i32
  %3 = arith.select %arg0, %arg2, %0 : i32
  %4 = arith.select %arg0, %arg3, %0 : i32
  return %1, %2, %3, %4 : i32, i32, i32, i32
}

// CHECK-LABEL: func.func @a_2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i8, %[[ARG1:[^ :,)]+]]: index, %[[ARG2:[^ :,)]+]]: i32) -> (index, i8, index, index, index, i16, i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.index_cast %[[ARG0]] : i8 to index
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.extui %[[ARG0]] : i8 to i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.index_castui %[[ARG0]] : i8 to index
// CHECK-NEXT: %[[V3:[^ :,)]+]] = arith.index_cast %[[V1]] : i32 to index
// CHECK-NEXT: %[[V4:[^ :,)]+]] = arith.extui %[[ARG0]] : i8 to i16
// CHECK-NEXT: return %[[V0]], %[[ARG0]], %[[V2]], %[[V3]], %[[ARG1]], %[[V4]], %[[ARG2]] : index, i8, index, index, index, i16, i32
// CHECK-NEXT: }
func.func @a_2(%arg0: i8, %arg1: index, %arg2: i32) -> (index, i8, index, index, index, i16, i32) {
  %0 = arith.extsi %arg0 : i8 to i32
  %1 = arith.index_cast %0 : i32 to index
  %2 = arith.index_cast %arg1 : index to i8
  %3 = arith.index_cast %2 : i8 to index
  %4 = arith.index_cast %arg0 : i8 to index
  %5 = arith.index_cast %4 : index to i8
  %6 = arith.extui %arg0 : i8 to i32
  %7 = arith.index_castui %6 : i32 to index
  %8 = arith.index_cast %6 : i32 to index
  %9 = arith.extsi %6 : i32 to i64
  %10 = arith.trunci %9 : i64 to i16
  %11 = arith.bitcast %arg2 : i32 to f32
  %12 = arith.bitcast %11 : f32 to i32
  return %1, %5, %7, %8, %3, %10, %12 : index, i8, index, index, index, i16, i32
}

// CHECK-LABEL: func.func @b_2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i8, %[[ARG1:[^ :,)]+]]: i64) -> (i16, i16, i32, i64, i8, i32) {
// CHECK-NEXT: %[[C40_I64:[^ :,)]+]] = arith.constant 40 : i64
// CHECK-NEXT: %[[C8_I64:[^ :,)]+]] = arith.constant 8 : i64
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.extsi %[[ARG0]] : i8 to i16
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.extui %[[ARG0]] : i8 to i16
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.shrsi %[[ARG1]], %[[C8_I64]] : i64
// CHECK-NEXT: %[[V3:[^ :,)]+]] = arith.trunci %[[V2]] : i64 to i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = arith.extui %[[ARG0]] : i8 to i64
// CHECK-NEXT: %[[V5:[^ :,)]+]] = arith.trunci %[[ARG1]] : i64 to i8
// CHECK-NEXT: %[[V6:[^ :,)]+]] = arith.shrsi %[[ARG1]], %[[C40_I64]] : i64
// CHECK-NEXT: %[[V7:[^ :,)]+]] = arith.trunci %[[V6]] : i64 to i32
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V3]], %[[V4]], %[[V5]], %[[V7]] : i16, i16, i32, i64, i8, i32
// CHECK-NEXT: }
func.func @b_2(%arg0: i8, %arg1: i64) -> (i16, i16, i32, i64, i8, i32) {
  %0 = arith.extsi %arg0 : i8 to i32
  %1 = arith.trunci %0 : i32 to i16
  %2 = arith.extui %arg0 : i8 to i32
  %3 = arith.trunci %2 : i32 to i16
  %c8_i64 = arith.constant 8 : i64
  %4 = arith.shrsi %arg1, %c8_i64 : i64
  %5 = arith.trunci %4 : i64 to i32
  %6 = arith.extui %arg0 : i8 to i32
  %7 = arith.extsi %6 : i32 to i64
  %8 = arith.trunci %arg1 : i64 to i32
  %9 = arith.trunci %8 : i32 to i8
  %c40_i64 = arith.constant 40 : i64
  %10 = arith.shrsi %arg1, %c40_i64 : i64
  %11 = arith.trunci %10 : i64 to i32
  return %1, %3, %5, %7, %9, %11 : i16, i16, i32, i64, i8, i32
}

// CHECK-LABEL: func.func @c_2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT: %[[C31_I64:[^ :,)]+]] = arith.constant 31 : i64
// CHECK-NEXT: %[[C32_I64:[^ :,)]+]] = arith.constant 32 : i64
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.extsi %[[ARG0]] : i32 to i64
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.extsi %[[ARG1]] : i32 to i64
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.muli %[[V0]], %[[V1]] : i64
// CHECK-NEXT: %[[V3:[^ :,)]+]] = arith.shrui %[[V2]], %[[C32_I64]] : i64
// CHECK-NEXT: %[[V4:[^ :,)]+]] = arith.trunci %[[V3]] : i64 to i32
// CHECK-NEXT: %[[V5:[^ :,)]+]] = arith.extui %[[ARG0]] : i32 to i64
// CHECK-NEXT: %[[V6:[^ :,)]+]] = arith.extui %[[ARG1]] : i32 to i64
// CHECK-NEXT: %[[V7:[^ :,)]+]] = arith.muli %[[V5]], %[[V6]] : i64
// CHECK-NEXT: %[[V8:[^ :,)]+]] = arith.shrui %[[V7]], %[[C32_I64]] : i64
// CHECK-NEXT: %[[V9:[^ :,)]+]] = arith.trunci %[[V8]] : i64 to i32
// CHECK-NEXT: %[[V10:[^ :,)]+]] = arith.shrui %[[V2]], %[[C32_I64]] : i64
// CHECK-NEXT: %[[V11:[^ :,)]+]] = arith.trunci %[[V10]] : i64 to i32
// CHECK-NEXT: %[[V12:[^ :,)]+]] = arith.shrui %[[V2]], %[[C31_I64]] : i64
// CHECK-NEXT: %[[V13:[^ :,)]+]] = arith.trunci %[[V12]] : i64 to i32
// CHECK-NEXT: return %[[V4]], %[[V9]], %[[V11]], %[[V13]] : i32, i32, i32, i32
// CHECK-NEXT: }
func.func @c_2(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32) {
  %0 = arith.extsi %arg0 : i32 to i64
  %1 = arith.extsi %arg1 : i32 to i64
  %2 = arith.muli %0, %1 : i64
  %c32_i64 = arith.constant 32 : i64
  %3 = arith.shrui %2, %c32_i64 : i64
  %4 = arith.trunci %3 : i64 to i32
  %5 = arith.extui %arg0 : i32 to i64
  %6 = arith.extui %arg1 : i32 to i64
  %7 = arith.muli %5, %6 : i64
  %8 = arith.shrui %7, %c32_i64 : i64
  %9 = arith.trunci %8 : i64 to i32
  %10 = arith.shrsi %2, %c32_i64 : i64
  %11 = arith.trunci %10 : i64 to i32
  %c31_i64 = arith.constant 31 : i64
  %12 = arith.shrui %2, %c31_i64 : i64
  %13 = arith.trunci %12 : i64 to i32
  return %4, %9, %11, %13 : i32, i32, i32, i32
}

// CHECK-LABEL: func.func @d_2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: f32, %[[ARG1:[^ :,)]+]]: f32, %[[ARG2:[^ :,)]+]]: i32) -> (f32, f32, f16, f16) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.mulf %[[ARG0]], %[[ARG1]] fastmath<fast> : f32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.divf %[[ARG0]], %[[ARG1]] fastmath<nnan> : f32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.sitofp %[[ARG2]] : i32 to f16
// CHECK-NEXT: %[[V3:[^ :,)]+]] = arith.uitofp %[[ARG2]] : i32 to f16
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : f32, f32, f16, f16
// CHECK-NEXT: }
func.func @d_2(%arg0: f32, %arg1: f32, %arg2: i32) -> (f32, f32, f16, f16) {
  %0 = arith.negf %arg0 : f32
  %1 = arith.negf %arg1 : f32
  %2 = arith.mulf %0, %1 fastmath<fast> : f32
  %3 = arith.divf %0, %1 fastmath<nnan> : f32
  %4 = arith.sitofp %arg2 : i32 to f32
  %5 = arith.truncf %4 : f32 to f16
  %6 = arith.uitofp %arg2 : i32 to f32
  %7 = arith.truncf %6 : f32 to f16
  return %2, %3, %5, %7 : f32, f32, f16, f16
}

// CHECK-LABEL: func.func @e_2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> (i1, i1, i1, i1) {
// CHECK-NEXT: %[[FALSE:[^ :,)]+]] = arith.constant false
// CHECK-NEXT: %[[C_1_I32:[^ :,)]+]] = arith.constant -1 : i32
// CHECK-NEXT: %[[C3_I32:[^ :,)]+]] = arith.constant 3 : i32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.cmpi sle, %[[ARG0]], %[[C3_I32]] : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.cmpi ugt, %[[ARG0]], %[[C3_I32]] : i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.cmpi eq, %[[ARG0]], %[[C_1_I32]] : i32
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[FALSE]] : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @e_2(%arg0: i32) -> (i1, i1, i1, i1) {
  %0 = arith.sitofp %arg0 : i32 to f64
  %cst = arith.constant 3.500000e+00 : f64
  %1 = arith.cmpf olt, %0, %cst : f64
  %2 = arith.uitofp %arg0 : i32 to f64
  %3 = arith.cmpf ogt, %2, %cst : f64
  %cst_0 = arith.constant -1.000000e+00 : f64
  %4 = arith.cmpf oeq, %0, %cst_0 : f64
  %5 = arith.cmpf ult, %2, %cst_0 : f64
  return %1, %3, %4, %5 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @f_2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: i1, %[[ARG2:[^ :,)]+]]: i32, %[[ARG3:[^ :,)]+]]: i32) -> (i32, i32, i1) {
// CHECK-NEXT: %[[C5_I32:[^ :,)]+]] = arith.constant 5 : i32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.cmpi slt, %[[ARG2]], %[[C5_I32]] : i32
// CHECK-NEXT: return %[[ARG2]], %[[ARG3]], %[[V0]] : i32, i32, i1
// CHECK-NEXT: }
func.func @f_2(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> (i32, i32, i1) {
  %0 = arith.select %arg0, %arg2, %arg2 : i32
  %1 = arith.cmpi eq, %arg2, %arg3 : i32
  %2 = arith.select %1, %arg2, %arg3 : i32
  %c5_i32 = arith.constant 5 : i32
  %3 = arith.cmpi sgt, %c5_i32, %arg2 : i32
  return %0, %2, %3 : i32, i32, i1
}

// CHECK-LABEL: func.func @g_2
// CHECK-SAME: () -> (i32, i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = ub.poison : i32
// CHECK-NEXT: return %[[V0]], %[[V0]] : i32, i32
// CHECK-NEXT: }
func.func @g_2() -> (i32, i32) {
  %0 = ub.poison : i32
  %c1_i32 = arith.constant 1 : i32
  %1 = arith.addi %0, %c1_i32 : i32
  %2 = arith.extsi %1 : i32 to i64
  %3 = arith.trunci %2 : i64 to i32
  return %1, %3 : i32, i32
}

// CHECK-LABEL: func.func @h_2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<2xi1>, %[[ARG1:[^ :,)]+]]: tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant dense<1> : tensor<2xi32>
// CHECK-NEXT: %[[CST_0:[^ :,)]+]] = arith.constant dense<0> : tensor<2xi32>
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.select %[[ARG0]], %[[CST]], %[[CST_0]] : tensor<2xi1>, tensor<2xi32>
// CHECK-NEXT: return %[[V0]] : tensor<2xi32>
// CHECK-NEXT: }
func.func @h_2(%arg0: tensor<2xi1>, %arg1: tensor<2xi32>) -> tensor<2xi32> {
  %cst = arith.constant dense<1> : tensor<2xi32>
  %cst_0 = arith.constant dense<0> : tensor<2xi32>
  %0 = arith.select %arg0, %cst, %cst_0 : tensor<2xi1>, tensor<2xi32>
  return %0 : tensor<2xi32>
}

// CHECK-LABEL: func.func @i_2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: i1) -> (i64, i64) {
// CHECK-NEXT: %[[C1_I64:[^ :,)]+]] = arith.constant 1 : i64
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.extui %[[ARG0]] : i1 to i64
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.extui %[[ARG1]] : i1 to i64
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.muli %[[V0]], %[[V1]] : i64
// CHECK-NEXT: %[[V3:[^ :,)]+]] = arith.addi %[[V0]], %[[C1_I64]] : i64
// CHECK-NEXT: %[[V4:[^ :,)]+]] = arith.addi %[[V3]], %[[V3]] : i64
// CHECK-NEXT: return %[[V2]], %[[V4]] : i64, i64
// CHECK-NEXT: }
func.func @i_2(%arg0: i1, %arg1: i1) -> (i64, i64) {
  %0 = arith.extui %arg0 : i1 to i64
  %1 = arith.extui %arg1 : i1 to i64
  %2 = arith.muli %0, %1 : i64
  %c1_i64 = arith.constant 1 : i64
  %3 = arith.addi %0, %c1_i64 : i64
  %4 = arith.addi %3, %3 : i64
  return %2, %4 : i64, i64
}

// CHECK-LABEL: func.func @j_2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: index) -> (i1, i32) {
// CHECK-NEXT: %[[TRUE:[^ :,)]+]] = arith.constant true
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.index_cast %[[ARG1]] : index to i64
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.trunci %[[V0]] : i64 to i32
// CHECK-NEXT: return %[[TRUE]], %[[V1]] : i1, i32
// CHECK-NEXT: }
func.func @j_2(%arg0: i32, %arg1: index) -> (i1, i32) {
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.addi %arg0, %c0_i32 : i32
  %1 = arith.cmpi eq, %0, %arg0 : i32
  %2 = arith.index_cast %arg1 : index to i64
  %3 = arith.trunci %2 : i64 to i32
  return %1, %3 : i1, i32
}

// CHECK-LABEL: func.func @k_2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C2_I32:[^ :,)]+]] = arith.constant 2 : i32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.shli %[[ARG0]], %[[C2_I32]] : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.shrui %[[V0]], %[[C2_I32]] : i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.muli %[[V1]], %[[C2_I32]] : i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = arith.divsi %[[V2]], %[[C2_I32]] : i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = arith.maxsi %[[V3]], %[[C2_I32]] : i32
// CHECK-NEXT: %[[V5:[^ :,)]+]] = arith.maxsi %[[V4]], %[[C2_I32]] : i32
// CHECK-NEXT: return %[[V5]] : i32
// CHECK-NEXT: }
func.func @k_2(%arg0: i32) -> i32 {
  %c2_i32 = arith.constant 2 : i32
  %0 = arith.shli %arg0, %c2_i32 : i32
  %1 = arith.shrui %0, %c2_i32 : i32
  %2 = arith.muli %1, %c2_i32 : i32
  %3 = arith.divsi %2, %c2_i32 : i32
  %4 = arith.maxsi %3, %c2_i32 : i32
  %5 = arith.maxsi %4, %c2_i32 : i32
  return %5 : i32
}

// CHECK-LABEL: func.func @w1
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: i1, %[[ARG2:[^ :,)]+]]: i32, %[[ARG3:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.select %[[ARG1]], %[[ARG2]], %[[ARG3]] : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.select %[[ARG0]], %[[V0]], %[[ARG3]] : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
func.func @w1(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
  %0 = arith.select %arg1, %arg2, %arg3 : i32
  %1 = arith.select %arg0, %0, %arg3 : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @w2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: i1, %[[ARG2:[^ :,)]+]]: i32, %[[ARG3:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.select %[[ARG1]], %[[ARG2]], %[[ARG3]] : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.select %[[ARG0]], %[[V0]], %[[ARG2]] : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
func.func @w2(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
  %0 = arith.select %arg1, %arg2, %arg3 : i32
  %1 = arith.select %arg0, %0, %arg2 : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @w3
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: i1, %[[ARG2:[^ :,)]+]]: i32, %[[ARG3:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.select %[[ARG1]], %[[ARG2]], %[[ARG3]] : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.select %[[ARG0]], %[[ARG2]], %[[V0]] : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
func.func @w3(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
  %0 = arith.select %arg1, %arg2, %arg3 : i32
  %1 = arith.select %arg0, %arg2, %0 : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @w4
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: i1, %[[ARG2:[^ :,)]+]]: i32, %[[ARG3:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.select %[[ARG1]], %[[ARG2]], %[[ARG3]] : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.select %[[ARG0]], %[[ARG3]], %[[V0]] : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
func.func @w4(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
  %0 = arith.select %arg1, %arg2, %arg3 : i32
  %1 = arith.select %arg0, %arg3, %0 : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @w5
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: vector<2xi1>, %[[ARG1:[^ :,)]+]]: vector<2xi1>, %[[ARG2:[^ :,)]+]]: vector<2xi32>, %[[ARG3:[^ :,)]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.select %[[ARG1]], %[[ARG2]], %[[ARG3]] : vector<2xi1>, vector<2xi32>
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.select %[[ARG0]], %[[V0]], %[[ARG2]] : vector<2xi1>, vector<2xi32>
// CHECK-NEXT: return %[[V1]] : vector<2xi32>
// CHECK-NEXT: }
func.func @w5(%arg0: vector<2xi1>, %arg1: vector<2xi1>, %arg2: vector<2xi32>, %arg3: vector<2xi32>) -> vector<2xi32> {
  %0 = arith.select %arg1, %arg2, %arg3 : vector<2xi1>, vector<2xi32>
  %1 = arith.select %arg0, %0, %arg2 : vector<2xi1>, vector<2xi32>
  return %1 : vector<2xi32>
}

// CHECK-LABEL: func.func @w6
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: vector<2xi1>, %[[ARG2:[^ :,)]+]]: vector<2xi32>, %[[ARG3:[^ :,)]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.select %[[ARG1]], %[[ARG2]], %[[ARG3]] : vector<2xi1>, vector<2xi32>
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.select %[[ARG0]], %[[V0]], %[[ARG3]] : vector<2xi32>
// CHECK-NEXT: return %[[V1]] : vector<2xi32>
// CHECK-NEXT: }
func.func @w6(%arg0: i1, %arg1: vector<2xi1>, %arg2: vector<2xi32>, %arg3: vector<2xi32>) -> vector<2xi32> {
  %0 = arith.select %arg1, %arg2, %arg3 : vector<2xi1>, vector<2xi32>
  %1 = arith.select %arg0, %0, %arg3 : vector<2xi32>
  return %1 : vector<2xi32>
}

// CHECK-LABEL: func.func @n_2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: vector<2xi1>, %[[ARG1:[^ :,)]+]]: vector<2xi32>, %[[ARG2:[^ :,)]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.xori %[[ARG0]], %[[CST]] : vector<2xi1>
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG2]] : vector<2xi1>, vector<2xi32>
// CHECK-NEXT: return %[[V1]] : vector<2xi32>
// CHECK-NEXT: }
func.func @n_2(%arg0: vector<2xi1>, %arg1: vector<2xi32>, %arg2: vector<2xi32>) -> vector<2xi32> {
  %cst = arith.constant dense<true> : vector<2xi1>
  %0 = arith.xori %arg0, %cst : vector<2xi1>
  %1 = arith.select %0, %arg1, %arg2 : vector<2xi1>, vector<2xi32>
  return %1 : vector<2xi32>
}

// CHECK-LABEL: func.func @cs
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: vector<2xi1>) -> vector<2xi1> {
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT: %[[CST_0:[^ :,)]+]] = arith.constant dense<false> : vector<2xi1>
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.select %[[ARG0]], %[[CST_0]], %[[CST]] : vector<2xi1>, vector<2xi1>
// CHECK-NEXT: return %[[V0]] : vector<2xi1>
// CHECK-NEXT: }
func.func @cs(%arg0: vector<2xi1>) -> vector<2xi1> {
  %cst = arith.constant dense<true> : vector<2xi1>
  %cst_0 = arith.constant dense<false> : vector<2xi1>
  %0 = arith.select %arg0, %cst_0, %cst : vector<2xi1>, vector<2xi1>
  return %0 : vector<2xi1>
}

// CHECK-LABEL: func.func @cond
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant dense<[1, 4]> : tensor<2xi32>
// CHECK-NEXT: return %[[CST]] : tensor<2xi32>
// CHECK-NEXT: }
func.func @cond(%arg0: tensor<2xi32>) -> tensor<2xi32> {
  %cst = arith.constant dense<[true, false]> : tensor<2xi1>
  %cst_0 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %cst_1 = arith.constant dense<[3, 4]> : tensor<2xi32>
  %0 = arith.select %cst, %cst_0, %cst_1 : tensor<2xi1>, tensor<2xi32>
  return %0 : tensor<2xi32>
}

// CHECK-LABEL: func.func @neg
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: f32, %[[ARG1:[^ :,)]+]]: f32) -> (f32, f32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.mulf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT: return %[[V0]], %[[V0]] : f32, f32
// CHECK-NEXT: }
func.func @neg(%arg0: f32, %arg1: f32) -> (f32, f32) {
  %0 = arith.negf %arg0 fastmath<nnan> : f32
  %1 = arith.negf %arg1 : f32
  %2 = arith.mulf %0, %1 : f32
  %3 = arith.negf %2 : f32
  %4 = arith.negf %3 : f32
  return %2, %4 : f32, f32
}

// CHECK-LABEL: func.func @t_2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i8) -> (f16, f16, f16) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.sitofp %[[ARG0]] : i32 to f16
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.uitofp %[[ARG1]] : i8 to f32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.truncf %[[V1]] downward : f32 to f16
// CHECK-NEXT: %[[V3:[^ :,)]+]] = arith.uitofp %[[ARG1]] : i8 to f16
// CHECK-NEXT: return %[[V0]], %[[V2]], %[[V3]] : f16, f16, f16
// CHECK-NEXT: }
func.func @t_2(%arg0: i32, %arg1: i8) -> (f16, f16, f16) {
  %0 = arith.sitofp %arg0 : i32 to f64
  %1 = arith.truncf %0 : f64 to f16
  %2 = arith.uitofp %arg1 : i8 to f32
  %3 = arith.truncf %2 downward : f32 to f16
  %4 = arith.truncf %2 fastmath<fast> : f32 to f16
  return %1, %3, %4 : f16, f16, f16
}

// CHECK-LABEL: func.func @cmp
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i64, %[[ARG1:[^ :,)]+]]: i1) -> (i1, i1, i1, i1) {
// CHECK-NEXT: %[[C0_I64:[^ :,)]+]] = arith.constant 0 : i64
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.extsi %[[ARG1]] : i1 to i64
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.cmpi eq, %[[V0]], %[[C0_I64]] : i64
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.cmpi ult, %[[ARG0]], %[[C0_I64]] : i64
// CHECK-NEXT: %[[V3:[^ :,)]+]] = arith.cmpi uge, %[[ARG0]], %[[C0_I64]] : i64
// CHECK-NEXT: return %[[ARG1]], %[[V1]], %[[V2]], %[[V3]] : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @cmp(%arg0: i64, %arg1: i1) -> (i1, i1, i1, i1) {
  %c0_i64 = arith.constant 0 : i64
  %0 = arith.extsi %arg1 : i1 to i64
  %1 = arith.cmpi ne, %0, %c0_i64 : i64
  %2 = arith.cmpi eq, %0, %c0_i64 : i64
  %3 = arith.cmpi ult, %arg0, %c0_i64 : i64
  %4 = arith.cmpi uge, %arg0, %c0_i64 : i64
  return %1, %2, %3, %4 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @trunc
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i64) -> (i32, i16) {
// CHECK-NEXT: %[[C32_I64:[^ :,)]+]] = arith.constant 32 : i64
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.shrui %[[ARG0]], %[[C32_I64]] exact : i64
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.trunci %[[V0]] overflow<nsw> : i64 to i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.trunci %[[V0]] : i64 to i16
// CHECK-NEXT: return %[[V1]], %[[V2]] : i32, i16
// CHECK-NEXT: }
func.func @trunc(%arg0: i64) -> (i32, i16) {
  %c32_i64 = arith.constant 32 : i64
  %0 = arith.shrsi %arg0, %c32_i64 exact : i64
  %1 = arith.trunci %0 overflow<nsw> : i64 to i32
  %2 = arith.trunci %1 : i32 to i16
  return %1, %2 : i32, i16
}

// CHECK-LABEL: func.func @extt
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i8) -> (i16, i8, i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.extsi %[[ARG0]] : i8 to i16
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.extui %[[V0]] : i16 to i32
// CHECK-NEXT: return %[[V0]], %[[ARG0]], %[[V1]] : i16, i8, i32
// CHECK-NEXT: }
func.func @extt(%arg0: i8) -> (i16, i8, i32) {
  %0 = arith.extsi %arg0 : i8 to i32
  %1 = arith.trunci %0 overflow<nsw> : i32 to i16
  %2 = arith.extui %arg0 : i8 to i32
  %3 = arith.trunci %2 : i32 to i8
  %4 = arith.extui %1 : i16 to i32
  return %1, %3, %4 : i16, i8, i32
}

// CHECK-LABEL: func.func @sub
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) -> (i32, i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.addi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.subi %[[ARG0]], %[[V0]] : i32
// CHECK-NEXT: return %[[ARG1]], %[[V1]] : i32, i32
// CHECK-NEXT: }
func.func @sub(%arg0: i32, %arg1: i32) -> (i32, i32) {
  %0 = arith.addi %arg0, %arg1 : i32
  %1 = arith.subi %0, %arg0 : i32
  %2 = arith.subi %arg0, %0 : i32
  return %1, %2 : i32, i32
}

// CHECK-LABEL: func.func @addmul
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: index, %[[ARG1:[^ :,)]+]]: index) -> index {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.subi %[[ARG1]], %[[ARG0]] : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
func.func @addmul(%arg0: index, %arg1: index) -> index {
  %c-1 = arith.constant -1 : index
  %0 = arith.muli %arg0, %c-1 : index
  %1 = arith.addi %0, %arg1 : index
  return %1 : index
}

// CHECK-LABEL: func.func @mulsi
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) -> (i32, i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.muli %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.muli %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT: return %[[V0]], %[[V1]] : i32, i32
// CHECK-NEXT: }
func.func @mulsi(%arg0: i32, %arg1: i32) -> (i32, i32) {
  %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
  %low_0, %high_1 = arith.mului_extended %arg0, %arg1 : i32
  return %low, %low_0 : i32, i32
}

// CHECK-LABEL: func.func @bc
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> (i32, f32, tensor<2xf32>) {
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[CST_0:[^ :,)]+]] = arith.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK-NEXT: return %[[ARG0]], %[[CST]], %[[CST_0]] : i32, f32, tensor<2xf32>
// CHECK-NEXT: }
func.func @bc(%arg0: i32) -> (i32, f32, tensor<2xf32>) {
  %0 = arith.bitcast %arg0 : i32 to f32
  %1 = arith.bitcast %0 : f32 to i32
  %c1065353216_i32 = arith.constant 1065353216 : i32
  %2 = arith.bitcast %c1065353216_i32 : i32 to f32
  %cst = arith.constant dense<1065353216> : tensor<2xi32>
  %3 = arith.bitcast %cst : tensor<2xi32> to tensor<2xf32>
  return %1, %2, %3 : i32, f32, tensor<2xf32>
}

// CHECK-LABEL: func.func @fold
// CHECK-SAME: () -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT: %[[C_3_I32:[^ :,)]+]] = arith.constant -3 : i32
// CHECK-NEXT: %[[C2147483644_I32:[^ :,)]+]] = arith.constant 2147483644 : i32
// CHECK-NEXT: %[[C_4_I32:[^ :,)]+]] = arith.constant -4 : i32
// CHECK-NEXT: %[[C_1_I32:[^ :,)]+]] = arith.constant -1 : i32
// CHECK-NEXT: %[[C1_I32:[^ :,)]+]] = arith.constant 1 : i32
// CHECK-NEXT: %[[C_28_I32:[^ :,)]+]] = arith.constant -28 : i32
// CHECK-NEXT: %[[C_2_I32:[^ :,)]+]] = arith.constant -2 : i32
// CHECK-NEXT: %[[C1073741822_I32:[^ :,)]+]] = arith.constant 1073741822 : i32
// CHECK-NEXT: %[[C2147483645_I32:[^ :,)]+]] = arith.constant 2147483645 : i32
// CHECK-NEXT: %[[C_7_I32:[^ :,)]+]] = arith.constant -7 : i32
// CHECK-NEXT: return %[[C_3_I32]], %[[C2147483644_I32]], %[[C_3_I32]], %[[C_4_I32]], %[[C_1_I32]], %[[C1_I32]], %[[C_28_I32]], %[[C_2_I32]], %[[C1073741822_I32]], %[[C2147483645_I32]], %[[C_7_I32]], %[[C_7_I32]] : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @fold() -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %c-7_i32 = arith.constant -7 : i32
  %c2_i32 = arith.constant 2 : i32
  %0 = arith.divsi %c-7_i32, %c2_i32 : i32
  %1 = arith.divui %c-7_i32, %c2_i32 : i32
  %2 = arith.ceildivsi %c-7_i32, %c2_i32 : i32
  %3 = arith.floordivsi %c-7_i32, %c2_i32 : i32
  %4 = arith.remsi %c-7_i32, %c2_i32 : i32
  %5 = arith.remui %c-7_i32, %c2_i32 : i32
  %6 = arith.shli %c-7_i32, %c2_i32 : i32
  %7 = arith.shrsi %c-7_i32, %c2_i32 : i32
  %8 = arith.shrui %c-7_i32, %c2_i32 : i32
  %9 = arith.ceildivui %c-7_i32, %c2_i32 : i32
  %10 = arith.minsi %c-7_i32, %c2_i32 : i32
  %11 = arith.maxui %c-7_i32, %c2_i32 : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @fold2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT: %[[C0_I32:[^ :,)]+]] = arith.constant 0 : i32
// CHECK-NEXT: %[[C_7_I32:[^ :,)]+]] = arith.constant -7 : i32
// CHECK-NEXT: %[[C_2147483648_I32:[^ :,)]+]] = arith.constant -2147483648 : i32
// CHECK-NEXT: %[[C_1_I32:[^ :,)]+]] = arith.constant -1 : i32
// CHECK-NEXT: %[[C32_I32:[^ :,)]+]] = arith.constant 32 : i32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.divsi %[[C_7_I32]], %[[C0_I32]] : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.divsi %[[C_2147483648_I32]], %[[C_1_I32]] : i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.shli %[[C_7_I32]], %[[C32_I32]] : i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = arith.remui %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = arith.ceildivsi %[[C_2147483648_I32]], %[[C_1_I32]] : i32
// CHECK-NEXT: %[[V5:[^ :,)]+]] = arith.floordivsi %[[C_7_I32]], %[[C0_I32]] : i32
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[C0_I32]], %[[V3]], %[[V4]], %[[V5]] : i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @fold2(%arg0: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %c0_i32 = arith.constant 0 : i32
  %c-7_i32 = arith.constant -7 : i32
  %c-2147483648_i32 = arith.constant -2147483648 : i32
  %c-1_i32 = arith.constant -1 : i32
  %c32_i32 = arith.constant 32 : i32
  %0 = arith.divsi %c-7_i32, %c0_i32 : i32
  %1 = arith.divsi %c-2147483648_i32, %c-1_i32 : i32
  %2 = arith.shli %c-7_i32, %c32_i32 : i32
  %3 = arith.remsi %c-2147483648_i32, %c-1_i32 : i32
  %4 = arith.remui %arg0, %c0_i32 : i32
  %5 = arith.ceildivsi %c-2147483648_i32, %c-1_i32 : i32
  %6 = arith.floordivsi %c-7_i32, %c0_i32 : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @f_3
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT: %[[C0_I32:[^ :,)]+]] = arith.constant 0 : i32
// CHECK-NEXT: %[[C_1_I32:[^ :,)]+]] = arith.constant -1 : i32
// CHECK-NEXT: return %[[ARG0]], %[[C0_I32]], %[[ARG0]], %[[C_1_I32]], %[[C0_I32]], %[[C0_I32]], %[[C0_I32]], %[[C_1_I32]] : i32, i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @f_3(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %c0_i32 = arith.constant 0 : i32
  %c1_i32 = arith.constant 1 : i32
  %c-1_i32 = arith.constant -1 : i32
  %0 = arith.divsi %arg0, %c1_i32 : i32
  %1 = arith.remui %arg0, %c1_i32 : i32
  %2 = arith.andi %arg0, %c-1_i32 : i32
  %3 = arith.ori %arg0, %c-1_i32 : i32
  %4 = arith.andi %arg0, %c0_i32 : i32
  %5 = arith.xori %arg0, %arg0 : i32
  %6 = arith.xori %arg0, %c-1_i32 : i32
  %7 = arith.andi %arg0, %6 : i32
  %8 = arith.ori %6, %arg0 : i32
  return %0, %1, %2, %3, %4, %5, %7, %8 : i32, i32, i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @g_3
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT: %[[C2147483647_I32:[^ :,)]+]] = arith.constant 2147483647 : i32
// CHECK-NEXT: %[[C_2147483648_I32:[^ :,)]+]] = arith.constant -2147483648 : i32
// CHECK-NEXT: %[[C_1_I32:[^ :,)]+]] = arith.constant -1 : i32
// CHECK-NEXT: %[[C0_I32:[^ :,)]+]] = arith.constant 0 : i32
// CHECK-NEXT: return %[[C2147483647_I32]], %[[ARG0]], %[[C_2147483648_I32]], %[[C_1_I32]], %[[C0_I32]], %[[ARG0]], %[[ARG0]] : i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @g_3(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %c2147483647_i32 = arith.constant 2147483647 : i32
  %c-2147483648_i32 = arith.constant -2147483648 : i32
  %c-1_i32 = arith.constant -1 : i32
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.maxsi %arg0, %c2147483647_i32 : i32
  %1 = arith.maxsi %arg0, %c-2147483648_i32 : i32
  %2 = arith.minsi %arg0, %c-2147483648_i32 : i32
  %3 = arith.maxui %arg0, %c-1_i32 : i32
  %4 = arith.minui %arg0, %c0_i32 : i32
  %5 = arith.minui %arg0, %c-1_i32 : i32
  %6 = arith.maxsi %arg0, %arg0 : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @h_3
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.addf %[[ARG0]], %[[CST]] : f32
// CHECK-NEXT: return %[[ARG0]], %[[V0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[CST]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]] : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @h_3(%arg0: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %cst = arith.constant 0.000000e+00 : f32
  %cst_0 = arith.constant -0.000000e+00 : f32
  %cst_1 = arith.constant 1.000000e+00 : f32
  %cst_2 = arith.constant 0x7F800000 : f32
  %cst_3 = arith.constant 0xFF800000 : f32
  %cst_4 = arith.constant 0x7FC00000 : f32
  %0 = arith.addf %arg0, %cst_0 : f32
  %1 = arith.addf %arg0, %cst : f32
  %2 = arith.subf %arg0, %cst : f32
  %3 = arith.mulf %cst_1, %arg0 : f32
  %4 = arith.divf %arg0, %cst_1 : f32
  %5 = arith.mulf %arg0, %cst fastmath<nnan,nsz> : f32
  %6 = arith.maximumf %arg0, %cst_3 : f32
  %7 = arith.minimumf %arg0, %cst_2 : f32
  %8 = arith.maxnumf %arg0, %cst_4 : f32
  %9 = arith.minnumf %cst_4, %arg0 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @i_3
// CHECK-SAME: () -> (f32, f32, f32, f32, f32, f16, f64, i8, i8, f32, f32, index, i64) {
// CHECK-NEXT: %[[C255_I64:[^ :,)]+]] = arith.constant 255 : i64
// CHECK-NEXT: %[[C_1:[^ :,)]+]] = arith.constant -1 : index
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant 2.550000e+02 : f32
// CHECK-NEXT: %[[CST_0:[^ :,)]+]] = arith.constant 0x4B800000 : f32
// CHECK-NEXT: %[[C_2_I8:[^ :,)]+]] = arith.constant -2 : i8
// CHECK-NEXT: %[[CST_1:[^ :,)]+]] = arith.constant 5.500000e+00 : f64
// CHECK-NEXT: %[[CST_2:[^ :,)]+]] = arith.constant 5.500000e+00 : f16
// CHECK-NEXT: %[[CST_3:[^ :,)]+]] = arith.constant 1.000000e-01 : f64
// CHECK-NEXT: %[[CST_4:[^ :,)]+]] = arith.constant 3.000000e+02 : f32
// CHECK-NEXT: %[[CST_5:[^ :,)]+]] = arith.constant 1.500000e+00 : f32
// CHECK-NEXT: %[[CST_6:[^ :,)]+]] = arith.constant -5.500000e+00 : f32
// CHECK-NEXT: %[[CST_7:[^ :,)]+]] = arith.constant 5.500000e+00 : f32
// CHECK-NEXT: %[[CST_8:[^ :,)]+]] = arith.constant -2.000000e+00 : f32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.truncf %[[CST_3]] : f64 to f32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.fptosi %[[CST_4]] : f32 to i8
// CHECK-NEXT: return %[[CST_5]], %[[CST_6]], %[[CST_7]], %[[CST_8]], %[[V0]], %[[CST_2]], %[[CST_1]], %[[C_2_I8]], %[[V1]], %[[CST_0]], %[[CST]], %[[C_1]], %[[C255_I64]] : f32, f32, f32, f32, f32, f16, f64, i8, i8, f32, f32, index, i64
// CHECK-NEXT: }
func.func @i_3() -> (f32, f32, f32, f32, f32, f16, f64, i8, i8, f32, f32, index, i64) {
  %cst = arith.constant 5.500000e+00 : f32
  %cst_0 = arith.constant -2.000000e+00 : f32
  %cst_1 = arith.constant 1.000000e-01 : f64
  %cst_2 = arith.constant 3.000000e+02 : f32
  %c16777217_i32 = arith.constant 16777217 : i32
  %c-1_i8 = arith.constant -1 : i8
  %0 = arith.remf %cst, %cst_0 : f32
  %1 = arith.negf %cst : f32
  %2 = arith.maximumf %cst, %cst_0 : f32
  %3 = arith.minnumf %cst, %cst_0 : f32
  %4 = arith.truncf %cst_1 : f64 to f32
  %5 = arith.truncf %cst : f32 to f16
  %6 = arith.extf %cst : f32 to f64
  %7 = arith.fptosi %cst_0 : f32 to i8
  %8 = arith.fptosi %cst_2 : f32 to i8
  %9 = arith.sitofp %c16777217_i32 : i32 to f32
  %10 = arith.uitofp %c-1_i8 : i8 to f32
  %11 = arith.index_cast %c-1_i8 : i8 to index
  %12 = arith.extui %c-1_i8 : i8 to i64
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : f32, f32, f32, f32, f32, f16, f64, i8, i8, f32, f32, index, i64
}

// CHECK-LABEL: func.func @k_3
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: vector<4xi32>, %[[ARG1:[^ :,)]+]]: tensor<?xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>, tensor<?xi32>, tensor<3xi64>, tensor<2xf32>, vector<4xi1>) {
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT: %[[CST_0:[^ :,)]+]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: %[[CST_1:[^ :,)]+]] = arith.constant dense<[-1, 2, 3]> : tensor<3xi64>
// CHECK-NEXT: %[[CST_2:[^ :,)]+]] = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT: %[[CST_3:[^ :,)]+]] = arith.constant dense<[3, 4, 5, 6]> : vector<4xi32>
// CHECK-NEXT: %[[CST_4:[^ :,)]+]] = arith.constant dense<[true, false, false, false]> : vector<4xi1>
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.subi %[[ARG1]], %[[ARG1]] : tensor<?xi32>
// CHECK-NEXT: return %[[CST_3]], %[[CST_2]], %[[CST_4]], %[[CST_2]], %[[V0]], %[[CST_1]], %[[CST_0]], %[[CST]] : vector<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>, tensor<?xi32>, tensor<3xi64>, tensor<2xf32>, vector<4xi1>
// CHECK-NEXT: }
func.func @k_3(%arg0: vector<4xi32>, %arg1: tensor<?xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>, tensor<?xi32>, tensor<3xi64>, tensor<2xf32>, vector<4xi1>) {
  %cst = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %cst_0 = arith.constant dense<2> : vector<4xi32>
  %cst_1 = arith.constant dense<0> : vector<4xi32>
  %0 = arith.addi %cst, %cst_0 : vector<4xi32>
  %1 = arith.muli %arg0, %cst_1 : vector<4xi32>
  %2 = arith.cmpi slt, %cst, %cst_0 : vector<4xi32>
  %3 = arith.subi %arg0, %arg0 : vector<4xi32>
  %4 = arith.subi %arg1, %arg1 : tensor<?xi32>
  %cst_2 = arith.constant dense<[-1, 2, 3]> : tensor<3xi32>
  %5 = arith.extsi %cst_2 : tensor<3xi32> to tensor<3xi64>
  %cst_3 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %6 = arith.sitofp %cst_3 : tensor<2xi32> to tensor<2xf32>
  %7 = arith.cmpi sge, %arg0, %arg0 : vector<4xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>, tensor<?xi32>, tensor<3xi64>, tensor<2xf32>, vector<4xi1>
}

// CHECK-LABEL: func.func @l_2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: f32, %[[ARG1:[^ :,)]+]]: f64) -> (f32, f32, f64, f32, f16) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.truncf %[[ARG1]] : f64 to f32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.truncf %[[ARG0]] : f32 to f16
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.truncf %[[ARG1]] : f64 to f32
// CHECK-NEXT: return %[[ARG0]], %[[V0]], %[[ARG1]], %[[V2]], %[[V1]] : f32, f32, f64, f32, f16
// CHECK-NEXT: }
func.func @l_2(%arg0: f32, %arg1: f64) -> (f32, f32, f64, f32, f16) {
  %0 = arith.extf %arg0 : f32 to f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.truncf %arg1 fastmath<contract> : f64 to f32
  %3 = arith.extf %2 fastmath<contract> : f32 to f64
  %4 = arith.truncf %arg1 : f64 to f32
  %5 = arith.extf %4 : f32 to f64
  %6 = arith.truncf %5 : f64 to f32
  %7 = arith.truncf %0 : f64 to f16
  %8 = arith.truncf %3 : f64 to f32
  return %1, %6, %3, %8, %7 : f32, f32, f64, f32, f16
}

// CHECK-LABEL: func.func @m_2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) -> (i32, i32, i32, i1, i1) {
// CHECK-NEXT: %[[TRUE:[^ :,)]+]] = arith.constant true
// CHECK-NEXT: %[[FALSE:[^ :,)]+]] = arith.constant false
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.muli %[[ARG0]], %[[ARG1]] overflow<nsw> : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.divui %[[V0]], %[[ARG1]] : i32
// CHECK-NEXT: return %[[ARG0]], %[[ARG1]], %[[V1]], %[[FALSE]], %[[TRUE]] : i32, i32, i32, i1, i1
// CHECK-NEXT: }
func.func @m_2(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i1, i1) {
  %0 = arith.muli %arg0, %arg1 overflow<nsw> : i32
  %1 = arith.divsi %0, %arg1 : i32
  %2 = arith.muli %arg0, %arg1 overflow<nuw> : i32
  %3 = arith.divui %2, %arg0 : i32
  %4 = arith.divui %0, %arg1 : i32
  %cst = arith.constant 0x7FF8000000000000 : f64
  %5 = arith.sitofp %arg0 : i32 to f64
  %6 = arith.cmpf olt, %5, %cst : f64
  %7 = arith.cmpf une, %cst, %5 : f64
  return %1, %3, %4, %6, %7 : i32, i32, i32, i1, i1
}

// CHECK-LABEL: func.func @scf
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: index) -> index {
// CHECK-NEXT: %[[C1:[^ :,)]+]] = arith.constant 1 : index
// CHECK-NEXT: %[[C2:[^ :,)]+]] = arith.constant 2 : index
// CHECK-NEXT: %[[C3:[^ :,)]+]] = arith.constant 3 : index
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.addi %[[ARG0]], %[[C3]] : index
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.cmpi ugt, %[[V0]], %[[C2]] : index
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.select %[[V1]], %[[V0]], %[[C1]] : index
// CHECK-NEXT: return %[[V2]] : index
// CHECK-NEXT: }
func.func @scf(%arg0: index) -> index {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = arith.addi %c1, %arg0 : index
  %1 = arith.addi %c2, %0 : index
  %2 = arith.cmpi ult, %c2, %1 : index
  %3 = arith.select %2, %1, %c1 : index
  return %3 : index
}

// CHECK-LABEL: func.func @j_3
// CHECK-SAME: () -> (i32, i1, i32, i32, i32, i32) {
// CHECK-NEXT: %[[C1_I32:[^ :,)]+]] = arith.constant 1 : i32
// CHECK-NEXT: %[[TRUE:[^ :,)]+]] = arith.constant true
// CHECK-NEXT: %[[C_2_I32:[^ :,)]+]] = arith.constant -2 : i32
// CHECK-NEXT: %[[C_1_I32:[^ :,)]+]] = arith.constant -1 : i32
// CHECK-NEXT: return %[[C1_I32]], %[[TRUE]], %[[C_2_I32]], %[[C_1_I32]], %[[C_2_I32]], %[[C1_I32]] : i32, i1, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @j_3() -> (i32, i1, i32, i32, i32, i32) {
  %c-1_i32 = arith.constant -1 : i32
  %c2_i32 = arith.constant 2 : i32
  %sum, %overflow = arith.addui_extended %c-1_i32, %c2_i32 : i32, i1
  %low, %high = arith.mulsi_extended %c-1_i32, %c2_i32 : i32
  %low_0, %high_1 = arith.mului_extended %c-1_i32, %c2_i32 : i32
  return %sum, %overflow, %low, %high, %low_0, %high_1 : i32, i1, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @e_3
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i16, %[[ARG2:[^ :,)]+]]: i64) -> (i1, i1, i1) {
// CHECK-NEXT: %[[TRUE:[^ :,)]+]] = arith.constant true
// CHECK-NEXT: %[[C_3_I32:[^ :,)]+]] = arith.constant -3 : i32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.cmpi slt, %[[ARG0]], %[[C_3_I32]] : i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.cmpi sge, %[[ARG0]], %[[C_3_I32]] : i32
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[TRUE]] : i1, i1, i1
// CHECK-NEXT: }
func.func @e_3(%arg0: i32, %arg1: i16, %arg2: i64) -> (i1, i1, i1) {
  %0 = arith.sitofp %arg0 : i32 to f64
  %1 = arith.uitofp %arg0 : i32 to f64
  %cst = arith.constant -3.500000e+00 : f64
  %2 = arith.cmpf olt, %0, %cst : f64
  %3 = arith.cmpf oge, %0, %cst : f64
  %4 = arith.cmpf ugt, %1, %cst : f64
  return %2, %3, %4 : i1, i1, i1
}

// CHECK-LABEL: func.func @e_4
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i16, %[[ARG2:[^ :,)]+]]: i64) -> (i1, i1, i1) {
// CHECK-NEXT: %[[TRUE:[^ :,)]+]] = arith.constant true
// CHECK-NEXT: %[[FALSE:[^ :,)]+]] = arith.constant false
// CHECK-NEXT: %[[C5_I16:[^ :,)]+]] = arith.constant 5 : i16
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.cmpi ule, %[[ARG1]], %[[C5_I16]] : i16
// CHECK-NEXT: return %[[TRUE]], %[[FALSE]], %[[V0]] : i1, i1, i1
// CHECK-NEXT: }
func.func @e_4(%arg0: i32, %arg1: i16, %arg2: i64) -> (i1, i1, i1) {
  %0 = arith.sitofp %arg1 : i16 to f32
  %1 = arith.uitofp %arg1 : i16 to f32
  %cst = arith.constant 7.000000e+04 : f32
  %cst_0 = arith.constant 5.000000e+00 : f32
  %2 = arith.cmpf one, %0, %cst : f32
  %3 = arith.cmpf oeq, %1, %cst : f32
  %4 = arith.cmpf ole, %1, %cst_0 : f32
  return %2, %3, %4 : i1, i1, i1
}

// CHECK-LABEL: func.func @e_5
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i16, %[[ARG1:[^ :,)]+]]: i64) -> (i1, i1) {
// CHECK-NEXT: %[[FALSE:[^ :,)]+]] = arith.constant false
// CHECK-NEXT: %[[TRUE:[^ :,)]+]] = arith.constant true
// CHECK-NEXT: return %[[FALSE]], %[[TRUE]] : i1, i1
// CHECK-NEXT: }
func.func @e_5(%arg0: i16, %arg1: i64) -> (i1, i1) {
  %0 = arith.sitofp %arg0 : i16 to f32
  %cst = arith.constant 5.000000e+00 : f32
  %1 = arith.cmpf uno, %0, %cst : f32
  %2 = arith.cmpf ord, %0, %cst : f32
  return %1, %2 : i1, i1
}

// CHECK-LABEL: func.func @e_6
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: i32) -> (i1, i1, i1, i1) {
// CHECK-NEXT: %[[C7_I32:[^ :,)]+]] = arith.constant 7 : i32
// CHECK-NEXT: %[[FALSE:[^ :,)]+]] = arith.constant false
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.uitofp %[[ARG0]] : i1 to f32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = arith.cmpi ule, %[[ARG0]], %[[FALSE]] : i1
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.cmpi eq, %[[ARG0]], %[[FALSE]] : i1
// CHECK-NEXT: %[[V3:[^ :,)]+]] = arith.cmpi slt, %[[ARG1]], %[[C7_I32]] : i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = arith.cmpf olt, %[[CST]], %[[V0]] : f32
// CHECK-NEXT: return %[[V1]], %[[V2]], %[[V3]], %[[V4]] : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @e_6(%arg0: i1, %arg1: i32) -> (i1, i1, i1, i1) {
  %0 = arith.uitofp %arg0 : i1 to f32
  %cst = arith.constant 5.000000e-01 : f32
  %cst_0 = arith.constant -0.000000e+00 : f32
  %1 = arith.sitofp %arg1 : i32 to f32
  %cst_1 = arith.constant 7.000000e+00 : f32
  %2 = arith.cmpf ult, %0, %cst : f32
  %3 = arith.cmpf oeq, %0, %cst_0 : f32
  %4 = arith.cmpf olt, %1, %cst_1 : f32
  %5 = arith.cmpf olt, %cst, %0 : f32
  return %2, %3, %4, %5 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @cbr
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: return %[[ARG0]] : i32
// CHECK-NEXT: }
func.func @cbr(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.cmpi eq, %arg0, %arg0 : i32
  cf.cond_br %0, ^bb1(%arg0 : i32), ^bb2(%arg1 : i32)
^bb1(%1: i32):  // pred: ^bb0
  cf.br ^bb3(%1 : i32)
^bb2(%2: i32):  // pred: ^bb0
  cf.br ^bb3(%2 : i32)
^bb3(%3: i32):  // 2 preds: ^bb1, ^bb2
  return %3 : i32
}

// CHECK-LABEL: func.func @g_4
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: return %[[ARG0]] : i32
// CHECK-NEXT: }
func.func @g_4(%arg0: i32) -> i32 {
  return %arg0 : i32
}

// Poison of a number is folded, poison of a tensor is not.
// CHECK-LABEL: func.func @bitcast_of_poison
// CHECK-SAME: () -> (f32, tensor<2xi32>) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = ub.poison : tensor<2xf32>
// CHECK-NEXT: %[[V1:[^ :,)]+]] = ub.poison : f32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = arith.bitcast %[[V0]] : tensor<2xf32> to tensor<2xi32>
// CHECK-NEXT: return %[[V1]], %[[V2]] : f32, tensor<2xi32>
func.func @bitcast_of_poison() -> (f32, tensor<2xi32>) {
  %0 = ub.poison : i32
  %1 = ub.poison : tensor<2xf32>
  %2 = arith.bitcast %0 : i32 to f32
  %3 = arith.bitcast %1 : tensor<2xf32> to tensor<2xi32>
  return %2, %3 : f32, tensor<2xi32>
}
