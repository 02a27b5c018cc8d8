/** Next calls this once, when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startDrawing } = await import('./lib/papers/draw-paper');
  startDrawing();
  const { startJobs } = await import('./lib/jobs/start-jobs');
  void startJobs();
}
