import fs from 'node:fs';

const SLOWEST = 10;

/** What is noted of all routes that a run is through with. A route's last line counts. */
export function finished(file) {
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return [...new Map(lines.map((line) => JSON.parse(line)).map((one) => [one.name, one])).values()];
}

export function printProgress(before, now, begun) {
  const seconds = Math.round((Date.now() - begun) / 1000);
  const known = new Map(before.map((one) => [one.name, one]));
  const fresh = now.filter((one) => JSON.stringify(one) !== JSON.stringify(known.get(one.name)));
  const more = sum(now.map(inputsOf)) - sum(before.map(inputsOf));
  const faults = sum(now.map((one) => one.faults.length));
  console.log(
    `${seconds} s: ${fresh.length} routes, ${more} inputs, ${Math.round(more / Math.max(1, seconds))} a second; ${faults} faults in all`,
  );
}

/** Prints what came of a run: how many inputs were answered how, which answers took longest, and each fault. */
export function printFigures(all) {
  const total = {};
  for (const { statuses } of all)
    for (const [status, count] of Object.entries(statuses)) total[status] = (total[status] ?? 0) + count;
  const answered = Object.entries(total).map(([status, count]) => `${status}: ${count}`);
  console.log(`${all.length} routes, ${sum(Object.values(total))} inputs. ${answered.join(', ')}`);
  if (all.length === 0) return;
  console.log(`each route got ${Math.min(...all.map(inputsOf))} to ${Math.max(...all.map(inputsOf))} inputs`);
  const unheard = all.filter(({ statuses }) => !Object.keys(statuses).some((status) => Number(status) < 400));
  console.log(`${all.length - unheard.length} routes took at least one input. None was taken by:`);
  for (const { name, statuses } of unheard) console.log(`  ${name}  ${JSON.stringify(statuses)}`);
  console.log('Whole answers are much work here, so that the rest came with a spoilt session or half a body:');
  for (const one of all.filter(({ curtailed }) => curtailed > 0))
    console.log(`  ${one.name}  ${inputsOf(one) - one.curtailed} whole, ${one.curtailed} spoilt`);
  console.log('Slowest:');
  for (const { name, slowest } of all.toSorted((one, other) => other.slowest.ms - one.slowest.ms).slice(0, SLOWEST))
    console.log(`${String(Math.round(slowest.ms)).padStart(6)} ms  ${name}  ${slowest.sent.slice(0, 200)}`);
  for (const fault of all.flatMap(({ faults }) => faults)) console.log(`Fault: ${fault}`);
}

function inputsOf({ statuses }) {
  return sum(Object.values(statuses));
}

function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}
