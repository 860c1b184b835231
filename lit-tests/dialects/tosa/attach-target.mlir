// RUN: ttmlir-opt --tosa-attach-target %s | filecheck %s
// RUN: ttmlir-opt --tosa-attach-target="specification_version=1.1.draft level=none profiles=pro_int,pro_fp,none extensions=mxfp,mxfp" %s | filecheck %s --check-prefix=ALL
// RUN: not ttmlir-opt --tosa-attach-target="profiles=pro_int,int extensions=all" %s 2>&1 | filecheck %s --check-prefix=PROFILE
// RUN: not ttmlir-opt --tosa-attach-target="extensions=INT16" %s 2>&1 | filecheck %s --check-prefix=EXTENSION
// RUN: not ttmlir-opt --tosa-attach-target="level=eightK" %s 2>&1 | filecheck %s --check-prefix=LEVEL

// CHECK: module @m attributes {func.a, tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [], extensions = []>} {
// ALL: module @m attributes {func.a, tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_int, pro_fp, none], extensions = [mxfp, mxfp]>} {
// PROFILE: {{^}}Unknown TOSA profile name passed in 'int', supported profiles are: pro_int, pro_fp{{$}}
// PROFILE-NOT: {{.}}
// EXTENSION: {{^}}Unknown TOSA extension name passed in 'INT16', supported extensions are: int16, int4, bf16, fp8e4m3, fp8e5m2, fft, variable, controlflow, doubleround, inexactround, dynamic, mxfp, int64, shape{{$}}
// EXTENSION-NOT: {{.}}
// LEVEL: for the --level option: Cannot find option named 'eightK'!
module @m attributes {tosa.target_env = 1 : i32, func.a} {
  func.func private @f()
}
