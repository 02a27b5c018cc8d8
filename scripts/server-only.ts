// Replaces the `server-only` marker outside Next, where there is no browser bundle to protect.
export {};
