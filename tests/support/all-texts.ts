import en from '@/messages/en';
import fr from '@/messages/fr';
import ht from '@/messages/ht';

interface Tree {
  [key: string]: string | Tree;
}

/** Every text of each language by its whole key, such as `rentals.ack_terms`. */
export const ALL_TEXTS = { en: flatten(en), fr: flatten(fr), ht: flatten(ht) };

function flatten(tree: Tree, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[path + key, value] as const] : [...flatten(value, `${path}${key}.`)],
    ),
  );
}
