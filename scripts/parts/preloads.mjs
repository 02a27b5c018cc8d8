// The last one is the first that a request passes.
const files = [
  new URL('answer-compressed.mjs', import.meta.url),
  new URL('limit-bodies.mjs', import.meta.url),
  new URL('peer-address.mjs', import.meta.url),
  new URL('refuse-unreadable.mjs', import.meta.url),
  new URL('answer-unavailable.mjs', import.meta.url),
  new URL('ignore-upgrades.mjs', import.meta.url),
  new URL('protect-answers.mjs', import.meta.url),
  new URL('follow-requests.mjs', import.meta.url),
];

/** What Node loads before the server: the arguments for it. */
export const PRELOADS = files.flatMap(({ href }) => ['--import', href]);
