import 'server-only';
import { newId } from '../id';
import { log } from '../log';
import { asWork } from '../request-scope';
import type { Job } from './job-list';

/** Runs a job once, with ids of its own in the log. A failure is logged and thrown, so that the queue tries again. */
export function runJob({ name, run }: Pick<Job, 'name' | 'run'>): Promise<void> {
  return asWork({ requestId: newId(), job: name }, async () => {
    try {
      await run();
    } catch (error) {
      log.error({ err: error }, 'background work failed');
      throw error;
    }
  });
}
