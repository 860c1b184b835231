irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    %1 = irdl.any
    irdl.parameters(a: %0, b: %1)
  }
  irdl.attribute @a {
    %0 = irdl.any
    irdl.parameters(a: %0)
  }
  irdl.operation @base {
    %0 = irdl.base @d::@t
    irdl.attributes {"x" = %0}
  }
  irdl.operation @basea {
    %0 = irdl.base @d::@a
    irdl.attributes {"x" = %0}
  }
  irdl.operation @par {
    %1 = irdl.is i32
    %0 = irdl.parametric @d::@t<%1, %1>
    irdl.attributes {"x" = %0}
  }
  irdl.operation @parn {
    %1 = irdl.is i32
    %0 = irdl.parametric @d::@t<%1>
    irdl.attributes {"x" = %0}
  }
  irdl.operation @para {
    %1 = irdl.is i32
    %0 = irdl.parametric @d::@a<%1>
    irdl.attributes {"x" = %0}
  }
  irdl.operation @nt {
    %0 = irdl.base "!builtin.integer"
    irdl.attributes {"x" = %0}
  }
  irdl.operation @na {
    %0 = irdl.base "#builtin.integer"
    irdl.attributes {"x" = %0}
  }
  irdl.operation @all {
    %0 = irdl.base "!builtin.integer"
    %1 = irdl.is i32
    %2 = irdl.all_of(%0, %1)
    irdl.attributes {"x" = %2}
  }
  irdl.operation @any {
    %0 = irdl.base "!builtin.integer"
    %1 = irdl.is f32
    %2 = irdl.any_of(%0, %1)
    irdl.attributes {"x" = %2, "y" = %0}
  }
  irdl.operation @isa {
    %0 = irdl.is 3 : i8
    irdl.attributes {"x" = %0}
  }
  irdl.operation @order {
    %0 = irdl.is i32
    irdl.operands(a: %0)
    irdl.results(b: %0)
    irdl.attributes {"x" = %0}
    %r = irdl.region(%0)
    irdl.regions(c: %r)
  }
}
