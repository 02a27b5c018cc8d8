import type { Page } from '@playwright/test';

/**
 * From now on, requests with this text in their body reach the server, but their responses are lost. `stop` returns how
 * many.
 */
export async function loseAnswers(page: Page, text: string): Promise<{ stop: () => Promise<number> }> {
  const session = await page.context().newCDPSession(page);
  let lost = 0;
  let stopped = false;
  session.on('Fetch.requestPaused', async ({ requestId, request }) => {
    // One that was held at the end went on by itself.
    if (!request.postData?.includes(text))
      return session.send('Fetch.continueRequest', { requestId }).catch((error: unknown) => {
        if (!stopped) throw error;
      });
    lost += 1;
    return session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*', requestStage: 'Response' }] });
  return {
    stop: async () => {
      stopped = true;
      await session.send('Fetch.disable');
      await session.detach();
      return lost;
    },
  };
}
