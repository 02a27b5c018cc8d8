import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ask } from './ask.mjs';

const ANSWERED = [200, 201];

/**
 * A counter that hands over, takes payments and takes back, one rental after the other, until it is closed, or something has
 * broken. Its ledger has each act that was sent, with what the server said to it. `acknowledged` is called after each that was done.
 */
export function openCounter(port, company, ledger, acknowledged = () => undefined) {
  let open = true;
  const working = work();
  return {
    close: async () => {
      open = false;
      await working;
    },
  };

  async function work() {
    while (open) {
      const draft = company.drafts.pop();
      if (!draft) return;
      if (!(await act('hand-over', draft, handOver(draft)))) continue;
      if (!(await act('payment', draft, payment(draft)))) continue;
      await act('return', draft, giveBack(draft));
    }
  }

  async function act(kind, { rentalId }, request) {
    const entry = { kind, rentalId, company, request: { ...request, key: randomUUID() }, answer: null };
    ledger.push(entry);
    const { status, body } = await send(port, entry);
    if (ANSWERED.includes(status)) entry.answer = body;
    if (entry.answer !== null) acknowledged();
    // No answer, or one that says that it can't be done now. Going on would only use up the rentals.
    else if (status === 0 || status >= 500) open = false;
    return entry.answer !== null;
  }
}

/** Sends an act again under its own key: what was done is answered, and what was not is done now. */
export async function settle(port, entry) {
  const { status, body } = await send(port, entry);
  if (!ANSWERED.includes(status)) return `${entry.kind} answered ${status} ${body?.error?.code ?? ''}`;
  const same = entry.answer === null || isDeepStrictEqual(entry.answer, body);
  entry.answer ??= body;
  return same ? null : `${entry.kind} got another answer`;
}

function send(port, { company, request }) {
  return ask(port, { company, method: 'POST', ...request });
}

function handOver({ rentalId, values, expectedTotalCents }) {
  return { path: `/api/rentals/${rentalId}/activate`, body: { values, expectedTotalCents } };
}

function payment({ rentalId }) {
  return { path: '/api/payments', body: { rentalId, kind: 'balance', method: 'cash', amountCents: '20.00' } };
}

function giveBack({ rentalId, values }) {
  const { pickupAt: returnedAt, odometerKm, fuelLevel } = values;
  const body = { returnedAt, odometerKm, fuelLevel, unsignedReason: 'key_drop' };
  return { path: `/api/rentals/${rentalId}/return`, body };
}
