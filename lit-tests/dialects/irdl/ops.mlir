// RUN: ttmlir-opt --allow-unregistered-dialect %s | filecheck %s
// RUN: ttmlir-opt --allow-unregistered-dialect %s | ttmlir-opt --allow-unregistered-dialect | filecheck %s
// RUN: ttmlir-opt --allow-unregistered-dialect --mlir-print-op-generic %s | ttmlir-opt --allow-unregistered-dialect | filecheck %s

// CHECK: irdl.dialect @cmath {
irdl.dialect @cmath {
  // CHECK-NEXT: irdl.type @complex {
  // CHECK-NEXT: %[[F32:.*]] = irdl.is f32
  // CHECK-NEXT: %[[F64:.*]] = irdl.is f64
  // CHECK-NEXT: %[[FLOAT:.*]] = irdl.any_of(%[[F32]], %[[F64]])
  // CHECK-NEXT: irdl.parameters(elem: %[[FLOAT]])
  irdl.type @complex {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(elem: %2)
  }
  // CHECK: irdl.type @empty{{ *$}}
  irdl.type @empty {}
  // CHECK: irdl.type @"!signed"{{ *$}}
  irdl.type @"!signed"
  // CHECK: irdl.attribute @pair attributes {a = 1 : i32} {
  // CHECK-NEXT: %[[ANY:.*]] = irdl.any{{$}}
  // CHECK-NEXT: irdl.parameters(first: %[[ANY]], second: %[[ANY]]) {b}
  irdl.attribute @pair attributes {a = 1 : i32} {
    %0 = irdl.any
    irdl.parameters(first: %0, second: %0) {b}
  }
  // CHECK: irdl.attribute @"#pair"{{ *$}}
  irdl.attribute @"#pair"
  // CHECK: irdl.operation @norm {
  irdl.operation @norm {
    %0 = irdl.any
    // CHECK: %[[P:.*]] = irdl.parametric @cmath::@complex<%{{.*}}>
    %1 = irdl.parametric @cmath::@complex<%0>
    // CHECK: %[[I:.*]] = irdl.base "!builtin.integer"
    %2 = irdl.base "!builtin.integer"
    // CHECK: %[[C:.*]] = irdl.base @cmath::@complex  {b}
    %3 = irdl.base @cmath::@complex {b}
    // CHECK: %[[ALL:.*]] = irdl.all_of(%[[P]], %[[C]])
    %4 = irdl.all_of(%1, %3)
    // CHECK: irdl.c_pred "x" {{ *$}}
    %5 = irdl.c_pred "x"
    // CHECK: irdl.results(out: %{{.*}})
    irdl.results(out: %0)
    // CHECK: irdl.operands(a: %[[ALL]], b: %[[P]], c: optional %[[P]], d: variadic %[[P]])
    irdl.operands(a: %4, b: single %1, c: optional %1, d: variadic %1)
    // CHECK: irdl.attributes {"x" = %[[I]], "y" = %[[I]]} {note}
    irdl.attributes {"x" = %2, "y" = %2} {note}
    // CHECK: %[[R0:.*]] = irdl.region{{$}}
    %r0 = irdl.region
    // CHECK: %[[R1:.*]] = irdl.region(){{$}}
    %r1 = irdl.region()
    // CHECK: %[[R2:.*]] = irdl.region(%{{.*}}, %[[P]]){{$}}
    %r2 = irdl.region(%0, %1)
    // CHECK: %[[R3:.*]] = irdl.region with size 3{{$}}
    %r3 = irdl.region with size 3
    // CHECK: %[[R4:.*]] = irdl.region(%{{.*}}) with size 1 {q}
    %r4 = irdl.region(%0) with size 1 {q}
    // CHECK: irdl.regions(foo: %[[R0]], bar: %[[R1]], baz: %[[R2]], qux: %[[R3]], r: %[[R4]])
    irdl.regions(foo: %r0, bar: %r1, baz: %r2, qux: %r3, r: %r4)
  }
  // CHECK: irdl.operation @none {
  // CHECK-NEXT: irdl.attributes{{ *$}}
  // CHECK-NEXT: irdl.operands()
  irdl.operation @none {
    irdl.attributes
    irdl.operands()
  }
}

// CHECK: irdl.dialect @nothing{{ *$}}
irdl.dialect @nothing

// CHECK: irdl.dialect @outer {
// CHECK-NEXT: irdl.dialect @inner {
// CHECK-NEXT: irdl.type @c{{ *$}}
irdl.dialect @outer { irdl.dialect @inner { irdl.type @c } }

// CHECK: a = #irdl<variadicity_array[ single,  variadic]>, b = #irdl<variadicity optional>, c = #irdl<variadicity_array[]>, d = !irdl.region, e = !irdl.attribute
"x.y"() {a = #irdl<variadicity_array [ single, variadic]>, b = #irdl<variadicity optional>, c = #irdl<variadicity_array[]>, d = !irdl.region, e = !irdl.attribute} : () -> ()
