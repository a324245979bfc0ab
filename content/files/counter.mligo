[@entry]
let add (n : nat) (count : nat) : operation list * nat = [], count + n
