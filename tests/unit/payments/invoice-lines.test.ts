import { expect, it } from 'vitest';
import { invoiceLines } from '@/lib/payments/invoice-lines';

const charge = {
  id: 'rent',
  inspectionId: null,
  kind: 'rent',
  amountCents: 22_000,
  sentenceKey: 'per_day',
  sentenceParams: { days: 4, rateCents: 5_500 },
  note: '',
  waivedAt: null,
  waivedReason: null,
};
const waived = { waivedAt: new Date(), waivedReason: 'A good customer' };

it('names what counts, and what was waived at this return, with why', () => {
  const lines = invoiceLines(
    [
      charge,
      { ...charge, id: 'fuel', kind: 'fuel', inspectionId: 'now', ...waived },
      { ...charge, id: 'old', kind: 'late', inspectionId: 'before', ...waived },
      { ...charge, id: 'taken back', kind: 'cleaning', ...waived },
    ],
    'now',
    new Map(),
  );
  expect(lines.map(({ kind, waivedReason }) => [kind, waivedReason])).toEqual([
    ['rent', null],
    ['fuel', 'A good customer'],
  ]);
});

it('says how many photos a charge has', () => {
  const [line] = invoiceLines([charge], 'now', new Map([['rent', ['front', 'side']]]));
  expect(line).toMatchObject({ photos: 2, sentence: { key: 'per_day', params: { days: 4, rateCents: 5_500 } } });
});
