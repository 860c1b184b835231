irdl.dialect @cmath {
  irdl.type @complex {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(elem: %2)
  }
  irdl.type @empty
  irdl.type @"!bang"
  irdl.attribute @pair {
    %0 = irdl.any
    %1 = irdl.base "#builtin.integer"
    irdl.parameters(first: %0, second: %1)
  }
  irdl.attribute @"#hash"
  irdl.operation @norm {
    %0 = irdl.any
    %1 = irdl.parametric @cmath::@complex<%0>
    irdl.operands(c: %1)
    irdl.results(out: %0)
  }
  irdl.operation @mul {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.parametric @cmath::@complex<%2>
    irdl.operands(a: %3, b: %3)
    irdl.results(out: %3)
  }
  irdl.operation @attrs {
    %0 = irdl.any
    %1 = irdl.base "#builtin.string"
    irdl.attributes {"x" = %0, "y" = %1}
  }
  irdl.operation @segs {
    %0 = irdl.is i32
    %1 = irdl.any
    irdl.operands(a: %0, b: optional %1, c: variadic %0)
    irdl.results(r: variadic %1, s: optional %0)
  }
  irdl.operation @opt {
    %0 = irdl.is i32
    irdl.operands(a: %0, b: optional %0)
    irdl.results(r: variadic %0)
  }
  irdl.operation @regs {
    %0 = irdl.is i32
    %r0 = irdl.region
    %r1 = irdl.region()
    %r2 = irdl.region(%0, %0)
    %r3 = irdl.region with size 2
    irdl.regions(a: %r0, b: %r1, c: %r2, d: %r3)
  }
  irdl.operation @nothing
}
