import { expect, it } from 'vitest';
import { ticketNextStep } from '@/lib/maintenance/ticket-next-step';
import { TICKET_STATUSES } from '@/lib/maintenance/values';

it('a planned ticket is started, an open one completed, and one that is over asks for nothing', () => {
  expect(TICKET_STATUSES.map((status) => ticketNextStep(status, () => true))).toEqual([
    'start',
    'complete',
    null,
    null,
  ]);
});

it('who may not complete it edits it, and who may do neither has no step', () => {
  expect(ticketNextStep('open', (step) => step === 'edit')).toBe('edit');
  expect(ticketNextStep('planned', (step) => step === 'complete')).toBeNull();
  expect(ticketNextStep('open', () => false)).toBeNull();
});
