'use client';

import { useEffect, useState } from 'react';
import { busyDriversAction } from './actions';

/** The running rental on which each of these drivers is in the period; an answer that never comes warns of nothing. */
export function useBusyDrivers(drivers: readonly { id: string }[], period: { pickupAt: string; dueAt: string }) {
  const [busy, setBusy] = useState<Record<string, string>>({});
  const ids = drivers.map(({ id }) => id).join(' ');
  const { pickupAt, dueAt } = period;
  useEffect(() => {
    if (!ids) return setBusy({});
    let current = true;
    busyDriversAction(ids.split(' '), pickupAt, dueAt)
      .then((found) => current && setBusy(found))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [ids, pickupAt, dueAt]);
  return busy;
}
