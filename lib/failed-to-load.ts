/** What a page was supposed to show, by its path. If it was a single item or an action, the reason alone is enough. */
const LOADED = {
  '/vehicles': 'load_vehicles',
  '/customers': 'load_customers',
  '/drivers': 'load_drivers',
  '/dashboard': 'load_statistics',
  '/admin': 'load_statistics',
} as const;

/** The key of the message that the page could not be loaded; null if the page has no such message. */
export function failedToLoad(path: string | null): (typeof LOADED)[keyof typeof LOADED] | null {
  return isLoaded(path) ? LOADED[path] : null;
}

function isLoaded(path: string | null): path is keyof typeof LOADED {
  return path !== null && Object.hasOwn(LOADED, path);
}
