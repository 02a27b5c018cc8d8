import 'server-only';

interface JobsState {
  running: boolean;
}

// Next loads the start of the server and its routes apart, so what one notes for the other stands on the global object.
const store = globalThis as typeof globalThis & { woutJobs?: JobsState };

/** Whether this server takes background jobs. */
export function jobsState(): JobsState {
  store.woutJobs ??= { running: false };
  return store.woutJobs;
}
