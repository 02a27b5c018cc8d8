import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask.mjs';
import { audit } from './audit.mjs';
import { openCounter } from './counter.mjs';

const LOAD_MS = 8000;
/** Slow enough for the allowance of reads, which both servers share. */
const READ_EVERY_MS = 250;

/**
 * Kills one of two servers while counters work through the proxy before them. No read may fail, work must go on, and what was
 * acknowledged must be there, once.
 */
export async function killOne({ result, front, victim, companies, databaseUrl }) {
  const ledger = [];
  const open = () => companies.map((company) => openCounter(front, company, ledger));
  const before = [...open(), ...open()];
  const reader = openReader(front, companies);
  await sleep(LOAD_MS);
  for (const pid of victim.pids()) process.kill(pid, 'SIGKILL');
  await victim.ended;
  // A counter ends with what was on its way to the killed one. New ones find the other.
  const known = ledger.length;
  const after = [...open(), ...open()];
  await sleep(LOAD_MS / 2);
  const { asked, failed } = await reader.close();
  await Promise.all([...before, ...after].map(({ close }) => close()));
  result.note('reads through the proxy, around the kill', asked);
  result.atMost('reads through the proxy that failed', failed, 0);
  const later = ledger.slice(known).filter(({ answer }) => answer !== null).length;
  result.note('acts that were acknowledged after the kill', later);
  result.atMost('kills after which no work went on', later > 0 ? 0 : 1, 0);
  await audit({ port: front, databaseUrl, companies, ledger, result });
}

function openReader(front, companies) {
  const found = { asked: 0, failed: 0 };
  let open = true;
  const reading = read();
  return {
    close: async () => {
      open = false;
      await reading;
      return found;
    },
  };

  async function read() {
    while (open) {
      const company = companies[found.asked % companies.length];
      const { status } = await ask(front, { company, path: '/api/vehicles' });
      found.asked += 1;
      if (status !== 200) found.failed += 1;
      await sleep(READ_EVERY_MS);
    }
  }
}
