import 'server-only';
import { mailedOrigin } from '../tenants/mailed-origin';
import { questionCode } from './question-code';

/** The link to a question, which only its writer is mailed. It leads to no company's host. */
export function questionLink(id: string): string {
  const origin = mailedOrigin(null, {
    rootDomain: process.env.ROOT_DOMAIN || undefined,
    publicOrigin: process.env.PUBLIC_ORIGIN || process.env.RENDER_EXTERNAL_URL,
    port: process.env.PORT,
  });
  return `${origin}/contact/question?code=${questionCode(id)}`;
}
