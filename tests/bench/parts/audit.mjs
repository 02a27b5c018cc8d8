import { ask } from './ask.mjs';
import { bareCopy } from './bare-copy.mjs';
import { BIG } from './big-company.mjs';
import { memoryOf, watchMemory } from './memory-of.mjs';
import { ms } from './times.mjs';

const ROWS = 200_000;
const LEAST_OF_COPY = 0.6;
const FIRST_MS = 300;
const MOST_MIB = 64;

/** The log of 200,000 entries as a file. Each of them is put into words by the application, not by the database. */
export async function measure({ add, ours }) {
  await ask(ours, '/audit');
  await ask(ours, '/api/audit/export?q=qqxzz');
  const idle = memoryOf(ours.pid);
  const stop = watchMemory(ours.pid);
  const { first, total } = await ask(ours, '/api/audit/export');
  const most = stop() - idle;
  const rate = (ROWS / total) * 1000;
  const seconds = await bareCopy(
    `select at, actor_name, action, entity, entity_id, before, after, address from audit_entries where tenant_id = '${BIG.tenantId}' order by at desc, id desc`,
  );
  const bare = ROWS / seconds;
  const yardstick = `\\copy ${bare.toFixed(0)} rows/s`;
  add({
    what: '200,000 audit entries as csv',
    yardstick,
    ours: `${rate.toFixed(0)} rows/s`,
    ratio: rate / bare,
    least: LEAST_OF_COPY,
  });
  add({ what: 'audit entries, first byte', ours: ms(first), value: first, most: FIRST_MS, unit: ' ms' });
  add({
    what: 'audit entries, memory over idle',
    ours: `${most.toFixed(0)} MiB`,
    value: most,
    most: MOST_MIB,
    unit: ' MiB',
  });
}
