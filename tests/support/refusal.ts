import { AppError } from '@/lib/errors';

/** The error with which something is refused. Fails if it is done after all, or fails in a way that nobody chose. */
export async function refusal(run: Promise<unknown>): Promise<AppError> {
  const error = await run.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error ?? new Error('nothing was refused');
  return error;
}
