import type { Unit } from './context';

/** The units that define these top-level values, and their transitive dependencies, in program order. */
export function neededUnits(units: readonly Unit[], wanted: ReadonlySet<number>): Unit[] {
  const needed = new Set<Unit>();
  const visit = (global: number): void => {
    const unit = units.find(({ globals }) => [...globals.values()].includes(global));
    if (!unit || needed.has(unit)) return;
    needed.add(unit);
    for (const used of unit.uses) visit(used);
  };
  for (const global of wanted) visit(global);
  return units.filter((unit) => needed.has(unit));
}
