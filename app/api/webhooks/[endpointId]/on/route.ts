import { route } from '@/lib/server/route';
import { switchEndpointOn } from '@/lib/webhooks/switch-endpoint';

export const POST = route(switchEndpointOn);
