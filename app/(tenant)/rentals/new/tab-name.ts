const TAB = 'wout.tab';
/** After a reload, the old page releases the name a moment after the new page asks for it. */
const RELOAD_MS = 1000;

let claimed: Promise<string> | null = null;

/**
 * The name of this tab for the server, which survives a reload. A duplicated tab has copied the name, and gets a new
 * one.
 */
export function tabName(): Promise<string> {
  claimed ??= claim(sessionStorage.getItem(TAB));
  return claimed;
}

async function claim(known: string | null): Promise<string> {
  const name = known ?? Math.random().toString(36).slice(2);
  if (!(await hold(`${TAB}.${name}`))) return claim(null);
  sessionStorage.setItem(TAB, name);
  return name;
}

/**
 * Whether no other tab has the name, which is locked until this page closes. Without the locks API, it is assumed to be
 * free.
 */
function hold(lock: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(lock, { signal: AbortSignal.timeout(RELOAD_MS) }, () => {
        resolve(true);
        return new Promise(() => undefined);
      })
      .catch(() => resolve(false));
  });
}
