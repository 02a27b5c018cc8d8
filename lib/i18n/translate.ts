import type { getTranslations } from 'next-intl/server';

/** Gives the text of any key in the reader's language. */
export type Translate = Awaited<ReturnType<typeof getTranslations<never>>>;
