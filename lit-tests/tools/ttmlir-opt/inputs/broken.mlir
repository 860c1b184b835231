func.func @f() {
  retrun
}
