export interface PoolUse {
  waiting: number;
  inUse: number;
}

const store = globalThis as typeof globalThis & { woutPoolUse?: PoolUse };

/** How many transactions have a connection of this server, and how many wait for one. */
export function poolUse(): PoolUse {
  store.woutPoolUse ??= { waiting: 0, inUse: 0 };
  return store.woutPoolUse;
}

/** Counts a transaction from when it is asked for until it is over. */
export function takePlace(): { begin: () => void; end: () => void } {
  const use = poolUse();
  let counted: keyof PoolUse = 'waiting';
  use.waiting += 1;
  return {
    begin() {
      use[counted] -= 1;
      counted = 'inUse';
      use.inUse += 1;
    },
    end() {
      use[counted] -= 1;
    },
  };
}
