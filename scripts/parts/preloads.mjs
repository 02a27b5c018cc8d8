const FILES = ['peer-address.mjs', 'refuse-unreadable.mjs', 'answer-unavailable.mjs'];

/** What Node loads before the server: the arguments for it. */
export const PRELOADS = FILES.flatMap((file) => ['--import', new URL(file, import.meta.url).href]);
