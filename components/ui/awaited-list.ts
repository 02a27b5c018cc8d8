/** A list that was asked for and has not arrived. */
export interface AwaitedList {
  title: string;
  /** Whether it has a row for search and filters. */
  searched?: boolean;
}

let shown: AwaitedList | null = null;
const listeners = new Set<() => void>();

/** The one list this tab waits for. Links set it, and the screen shows its placeholders. */
export const awaitedList = {
  /** Shows the placeholders until the returned function is called. A later list replaces an earlier one. */
  show(list: AwaitedList): () => void {
    set(list);
    return () => {
      if (shown === list) set(null);
    };
  },
  get: () => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function set(list: AwaitedList | null): void {
  shown = list;
  for (const listener of listeners) listener();
}
