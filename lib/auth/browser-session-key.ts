/** Under which name a browser remembers who is signed in, and to which company. It grants nothing (docs/rules.md §3). */
export const BROWSER_SESSION_KEY = 'wout.session';
