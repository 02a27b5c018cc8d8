'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ActionResult } from '@/lib/errors';
import { useRetry } from './use-retry';

const TYPING_MS = 250;

interface Question<Values extends FieldValues, Id, Price> {
  /** The fields that the price depends on. It is asked for again when one of them changes. */
  fields: readonly FieldPath<Values>[];
  /** The record that the price is for. */
  recordId: Id;
  action: (values: Record<string, unknown>, recordId: Id) => Promise<ActionResult<Price>>;
  onPrice?: (price: Price) => void;
}

/**
 * The server's price for a form's values. The last response stays visible until a newer one arrives, and `pending` says
 * that it is not for what is typed now.
 */
export function useServerPrice<Values extends FieldValues, Id extends string | null, Price>(
  form: UseFormReturn<Values>,
  { fields, recordId, action, onPrice }: Question<Values, Id, Price>,
) {
  const [price, setPrice] = useState<Price | null>(null);
  const [pending, setPending] = useState(false);
  const [refreshed, setRefreshed] = useState(0);
  const [failed, setFailed] = useState(false);
  const round = useRetry(failed) + refreshed;
  const asked = useRef(0);
  const text = JSON.stringify(form.watch([...fields]));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again for the same values
  useEffect(() => {
    const ticket = ++asked.current;
    const list: unknown[] = JSON.parse(text);
    const values = Object.fromEntries(fields.map((name, index) => [name, list[index]]));
    setPending(true);
    const timer = setTimeout(async () => {
      const result = await action(values, recordId).catch(() => null);
      if (ticket !== asked.current) return;
      setFailed(result === null);
      // Without a response the old price stays, marked as uncertain.
      if (result) setPending(false);
      if (!result?.ok) return;
      setPrice(result.data);
      onPrice?.(result.data);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, round, recordId]);

  const refresh = useCallback(() => setRefreshed((current) => current + 1), []);
  return { price, pending, refresh };
}
