import { routeAround } from '@/lib/server/route';
import { EndpointInput } from '@/lib/webhooks/input';
import { rotateSecret } from '@/lib/webhooks/rotate-secret';
import { withSecret } from '@/lib/webhooks/with-secret';

/** A new secret, in this answer and in no other. */
export const POST = routeAround('webhooks.manage', EndpointInput, withSecret(rotateSecret), { once: true });
