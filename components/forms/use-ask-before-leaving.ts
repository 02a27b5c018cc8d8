import { useEffect, useRef } from 'react';

/** Has the browser ask who leaves the page while something on it would be lost. */
export function useAskBeforeLeaving(wouldLose: () => boolean): void {
  const latest = useRef(wouldLose);
  latest.current = wouldLose;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
