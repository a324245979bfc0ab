[@entry]
let drain (litres : int) (level : int) : operation list * int =
  [], level - litres
