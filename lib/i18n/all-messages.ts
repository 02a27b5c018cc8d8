/**
 * All texts in each language, loaded once and apart from what uses them. Imported as usual, the build would put a copy of all
 * three languages into each of some forty files of the server.
 */
const [{ default: en }, { default: fr }, { default: ht }] = await Promise.all([
  import('@/messages/en'),
  import('@/messages/fr'),
  import('@/messages/ht'),
]);

export const ALL_MESSAGES = { en, fr, ht };
