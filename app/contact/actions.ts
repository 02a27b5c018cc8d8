'use server';

import { after } from 'next/server';
import { getLocale } from 'next-intl/server';
import { requestClient } from '@/lib/auth/request-client';
import { askQuestion } from '@/lib/contact/ask-question';
import { writeAgain } from '@/lib/contact/write-again';
import { respond } from '@/lib/server/respond';

export async function askQuestionAction(input: unknown) {
  return respond(async () => {
    after(await askQuestion(input, { client: await requestClient(), locale: await getLocale() }));
    return null;
  });
}

export async function writeAgainAction(input: unknown) {
  return respond(async () => {
    await writeAgain(input, await requestClient());
    return null;
  });
}
