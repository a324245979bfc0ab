/**
 * How much longer work takes in this moment because other programs want the processor too: 1 on an idle machine. It is
 * the time that some work takes divided by the time that the processor spends on it.
 */
export function contention(): number {
  const start = performance.now();
  const before = process.cpuUsage();
  let sum = 0;
  while (process.cpuUsage(before).user < 150_000) {
    for (let n = 0; n < 100_000; n++) sum = (sum * 31 + n) % 1_000_003;
  }
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, (performance.now() - start) / ((user + system + (sum % 2)) / 1000));
}
