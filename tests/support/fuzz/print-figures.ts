import type { Fuzzed } from './fuzz-route';

const SLOWEST = 10;

/** Prints what came of a run: how many inputs were answered how, and which answers took longest. */
export function printFigures(all: readonly Fuzzed[]): void {
  const total: Record<string, number> = {};
  for (const { statuses } of all)
    for (const [status, count] of Object.entries(statuses)) total[status] = (total[status] ?? 0) + count;
  const inputs = Object.values(total).reduce((sum, count) => sum + count, 0);
  const answered = Object.entries(total).map(([status, count]) => `${status}: ${count}`);
  const unheard = all.filter(({ statuses }) => !Object.keys(statuses).some((status) => Number(status) < 400));
  console.log(`${all.length} routes, ${inputs} inputs. ${answered.join(', ')}`);
  const each = all.map(({ statuses }) => Object.values(statuses).reduce((sum, count) => sum + count, 0));
  console.log(`each route got ${Math.min(...each)} to ${Math.max(...each)} inputs`);
  console.log(`${all.length - unheard.length} routes took at least one input. None was taken by:`);
  for (const { name, statuses } of unheard) console.log(`  ${name}  ${JSON.stringify(statuses)}`);
  console.log('Slowest:');
  for (const { name, slowest } of all.toSorted((one, other) => other.slowest.ms - one.slowest.ms).slice(0, SLOWEST))
    console.log(`${String(Math.round(slowest.ms)).padStart(6)} ms  ${name}  ${slowest.sent.slice(0, 200)}`);
}
