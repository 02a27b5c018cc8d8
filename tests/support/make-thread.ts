import { openThread } from '@/lib/support/open-thread';
import { asAgent } from './contexts';
import type { TestTenant } from './factories';

/** A question to support that the company's agent has asked. */
export async function makeThread(tenant: TestTenant, subject = 'The printer'): Promise<string> {
  return (await openThread(await asAgent(tenant), { subject, text: 'It prints nothing.' })).id;
}
