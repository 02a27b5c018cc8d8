'use client';

import { useEffect, useState } from 'react';
import { busyDriversAction } from './actions';

/**
 * For each of these drivers, the active rental they are on in the period. If there is no response, there is no warning.
 */
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
