'use server';

import { endVisit } from '@/lib/auth/end-visit';
import { takeOperatorBack } from '@/lib/auth/operator-cookie';
import { clearSessionCookie, setSessionCookie } from '@/lib/auth/session-cookie';
import { AppError } from '@/lib/errors';
import { respond } from '@/lib/server/respond';
import { operatorsAddress } from '@/lib/tenants/operators-address';
import { visitUnderWay } from '@/lib/visits/visit-under-way';

/** Ends an operator's visit. Returns the address of the company's record in the operators' area. */
export async function endVisitAction() {
  return respond(async () => {
    const visit = await visitUnderWay();
    if (!visit) throw new AppError('visit_ended');
    await endVisit(visit);
    await clearSessionCookie();
    const path = `/admin/tenants/${visit.tenantId}`;
    const elsewhere = await operatorsAddress(path);
    if (elsewhere) return { to: elsewhere };
    const operator = await takeOperatorBack();
    if (!operator) return { to: '/auth/login' };
    await setSessionCookie(operator);
    return { to: path };
  });
}
