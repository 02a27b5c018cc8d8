const TAB = 'wout.tab';
/** A reload gives the name free a moment after the new page asks for it. */
const RELOAD_MS = 1000;

let claimed: Promise<string> | null = null;

/** Names this tab to the server, also after a reload. A tab that was duplicated has taken the name along, and gets one of its own. */
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

/** Whether the name is nobody else's: it is held until this page is gone. Where a browser has no locks, it is believed. */
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
