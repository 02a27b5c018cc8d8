/** What `work` results in, or `otherwise` if it fails or takes longer. The work itself is not broken off. */
export async function inTime<T, Else>(work: () => Promise<T>, ms: number, otherwise: Else): Promise<T | Else> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Else>((resolve) => {
    timer = setTimeout(resolve, ms, otherwise);
  });
  try {
    return await Promise.race([work(), late]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}
