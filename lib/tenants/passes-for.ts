import { wordsAtAGlance } from './words-at-a-glance';

/** Words by which a name speaks for the platform, in its three languages. */
const CLAIMS = new Set([
  ...[
    'support',
    'help',
    'helpdesk',
    'team',
    'staff',
    'admin',
    'administrator',
    'administration',
    'operator',
    'operators',
  ],
  ...['billing', 'security', 'official', 'platform', 'account', 'accounts', 'mail', 'info', 'noreply'],
  ...[
    'assistance',
    'aide',
    'equipe',
    'facturation',
    'securite',
    'officiel',
    'officielle',
    'plateforme',
    'compte',
    'comptes',
  ],
  ...['sipo', 'ed', 'ekip', 'sekirite', 'ofisyel', 'platfom', 'asistans', 'fakti', 'kont', 'administrasyon'],
]);
const ARTICLES = new Set(['the', 'le', 'la', 'les', 'l']);

/**
 * Whether a company's name would pass for the platform's: it is that name, begins with it, or has it beside a word such as
 * "support". Elsewhere in a name it may stand, because `wout` is the Kreyòl word for a road (docs/rules.md §2).
 */
export function passesFor(name: string, brand: string): boolean {
  const platform = wordsAtAGlance(brand).join('');
  if (platform === '') return false;
  const words = wordsAtAGlance(name);
  const first = words.findIndex((word) => !ARTICLES.has(word));
  const claims = words.some((word) => CLAIMS.has(word));
  const glued = gluedNames(platform);
  return words.some((word, at) => glued.has(word) || (standsAt(words, at, platform) && (at <= first || claims)));
}

/** `woutsupport` and `supportwout`. */
function gluedNames(platform: string): Set<string> {
  return new Set([...CLAIMS].flatMap((claim) => [platform + claim, claim + platform]));
}

/** The platform's name may be of several words, and written in one or apart. */
function standsAt(words: string[], at: number, platform: string): boolean {
  let joined = '';
  for (const word of words.slice(at)) {
    joined += word;
    if (joined === platform) return true;
    if (joined.length >= platform.length) return false;
  }
  return false;
}
