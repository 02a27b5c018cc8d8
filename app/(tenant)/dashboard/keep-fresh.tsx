'use client';

import { useRouter } from 'next/navigation';
import { useWhileWatched } from '@/components/layout/use-while-watched';
import { fetchApi } from '@/lib/api-client/fetch-api';

const ASK_MS = 30_000;
const HTTP_OK = 200;

/** Loads the dashboard's data again once its version has changed. What is scrolled, open or focused stays. */
export function KeepFresh({ version }: { version: string }) {
  const router = useRouter();
  useWhileWatched(async (signal, mayShow) => {
    // A question that gets no answer is asked again.
    const address = `/api/dashboard/version?known=${encodeURIComponent(version)}`;
    const answer = await fetchApi(address, { signal }).catch(() => null);
    if (answer?.status === HTTP_OK && mayShow()) router.refresh();
  }, ASK_MS);
  return null;
}
