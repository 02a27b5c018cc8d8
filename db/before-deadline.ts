import { afterWaiting } from './waiting-time';

/** A request waits this long for a connection. Then it is told that the database is unavailable. */
const WAIT_MS = 4_000;

/**
 * Fails with `CONNECT_TIMEOUT` if the work has not begun in time, because the database is away or all connections are in use. Work
 * that is given a connection only after that must not begin: nobody waits for it any more.
 */
export function beforeDeadline<T>(work: (begin: () => void) => Promise<T>): Promise<T> {
  const tooLate = Object.assign(new Error('no database connection in time'), { code: 'CONNECT_TIMEOUT' });
  return new Promise((resolve, reject) => {
    let late = false;
    const stopWaiting = afterWaiting(WAIT_MS, () => {
      late = true;
      reject(tooLate);
    });
    function begin() {
      stopWaiting();
      if (late) throw tooLate;
    }
    work(begin).then(resolve, reject).finally(stopWaiting);
  });
}
