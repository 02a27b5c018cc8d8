/** Sixteen vehicles are handed over at the same moment, and then sixteen payments taken: `npm run faults -- hand-overs`. */
import { randomUUID } from 'node:crypto';
import { command } from '../../scripts/parts/command.mjs';
import { serve } from '../../scripts/parts/serve.mjs';
import { ask } from './parts/ask.mjs';
import { figures, middle } from './parts/figures.mjs';
import { setStage } from './parts/stage.mjs';

const AT_ONCE = 16;
const BOUND_MS = 5000;
const PDF = Buffer.from('%PDF-');

await command(async (atEnd) => {
  const { env, port, companies } = await setStage(atEnd, { drafts: AT_ONCE + 1 });
  const server = await serve(port, env);
  atEnd(server.stop);
  const [company] = companies;
  const [first, ...drafts] = company.drafts;
  const result = figures();
  await handOver(first);

  const out = await Promise.all(drafts.map(handOver));
  const paid = await Promise.all(drafts.map(pay));
  for (const [what, answers] of [
    ['hand-overs', out],
    ['payments', paid],
  ]) {
    const times = answers.map(({ ms }) => ms);
    const refused = answers.filter(({ status }) => status >= 300 || status === 0).length;
    result.atMost(`${what} at once that were refused`, refused, 0);
    result.note(`${AT_ONCE} ${what} at once: half within`, Math.round(middle(times)), 'ms');
    result.atMost(`${AT_ONCE} ${what} at once: all within`, Math.max(...times), BOUND_MS, 'ms');
  }
  const papers = await Promise.all([...drafts.map(readAgreement), ...paid.map(readReceipt)]);
  const missing = papers.filter(({ status, body }) => status !== 200 || !body.subarray(0, 5).equals(PDF)).length;
  result.atMost('papers that are missing', missing, 0);
  return result.code();

  function handOver({ rentalId, values, expectedTotalCents }) {
    const body = { values, expectedTotalCents };
    return ask(port, { company, method: 'POST', path: `/api/rentals/${rentalId}/activate`, body, key: randomUUID() });
  }

  function pay({ rentalId }) {
    const body = { rentalId, kind: 'balance', method: 'cash', amountCents: '20.00' };
    return ask(port, { company, method: 'POST', path: '/api/payments', body, key: randomUUID() });
  }

  function readAgreement({ rentalId }) {
    return ask(port, { company, path: `/api/rentals/${rentalId}/agreement`, parse: false });
  }

  function readReceipt({ body }) {
    return ask(port, { company, path: `/api/payments/${body?.id}/receipt`, parse: false });
  }
});
