type Asked = { [key: string]: string | string[] | Asked };

/** No question is this deep. A longer key is left out, as an unknown one is. */
const DEEPEST = 5;

/**
 * The parameters of an address as an object: the keys of nested values are joined by dots, and a key that is repeated is
 * a list (docs/rules.md §11).
 */
export function readSearch(search: URLSearchParams): Asked {
  const asked = newLevel();
  for (const [key, values] of valuesByKey(search)) {
    const path = key.split('.');
    const last = path.pop() ?? '';
    if (path.length >= DEEPEST) continue;
    const level = path.reduce<Asked | null>((at, name) => at && levelBelow(at, name), asked);
    if (!level || isLevel(level[last])) continue;
    level[last] = values.length > 1 ? values : (values[0] ?? '');
  }
  return asked;
}

/** Each parameter is looked at once: `getAll` looks at all of them for each key. */
function valuesByKey(search: URLSearchParams): Map<string, string[]> {
  const byKey = new Map<string, string[]>();
  for (const [key, value] of search) {
    const values = byKey.get(key);
    if (values) values.push(value);
    else byKey.set(key, [value]);
  }
  return byKey;
}

/** Null where the same name has a value of its own. */
function levelBelow(at: Asked, name: string): Asked | null {
  at[name] ??= newLevel();
  const below = at[name];
  return isLevel(below) ? below : null;
}

/** Without a prototype, so that no key reaches anything but what was sent. */
function newLevel(): Asked {
  return Object.create(null);
}

function isLevel(value: Asked[string] | undefined): value is Asked {
  return typeof value === 'object' && !Array.isArray(value);
}
