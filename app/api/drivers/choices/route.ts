import { z } from 'zod';
import { listSelectableDrivers } from '@/lib/drivers/list-selectable-drivers';
import { ChoiceQuestion } from '@/lib/lists/choice-question';
import { routeList } from '@/lib/server/route-query';

const Question = ChoiceQuestion.extend({ customerId: z.uuid('record_not_found').optional() });

/** The first drivers that match a text, to choose one for an agreement. Those of `customerId` come first. */
export const GET = routeList('drivers.view', Question, async (ctx, { asked: { q, customerId = '' } }) => ({
  rows: await listSelectableDrivers(ctx, { text: q, customerId }),
}));
