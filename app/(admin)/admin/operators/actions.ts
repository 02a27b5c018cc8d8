'use server';

import { after } from 'next/server';
import { getLocale } from 'next-intl/server';
import { createOperator } from '@/lib/operators/create-operator';
import { requireOperatorFactor } from '@/lib/operators/require-operator-factor';
import { resetOperatorFactor } from '@/lib/operators/reset-operator-factor';
import { sendOperatorLink } from '@/lib/operators/send-operator-link';
import { updateOperator } from '@/lib/operators/update-operator';
import { adminContext } from '@/lib/server/admin-context';
import { operatorAction } from '@/lib/server/operator-action';
import { respond } from '@/lib/server/respond';
import { requestOrigin } from '@/lib/tenants/request-origin';

export const createOperatorAction = operatorAction(createOperator, '/admin/operators');
export const requireOperatorFactorAction = operatorAction(requireOperatorFactor, '/admin/operators');
export const resetOperatorFactorAction = operatorAction(resetOperatorFactor, '/admin/operators');
export const updateOperatorAction = operatorAction(updateOperator, '/admin/operators');

/** The link is emailed and shown to the operator who makes it. */
export async function sendOperatorLinkAction(operatorId: string) {
  return respond(async () => {
    const ctx = await adminContext('operators.manage');
    const linkOrigin = await requestOrigin();
    const how = { origin: linkOrigin('admin'), locale: await getLocale() };
    const { answer, mail } = await sendOperatorLink(ctx, { operatorId }, how);
    after(mail);
    return answer;
  });
}
