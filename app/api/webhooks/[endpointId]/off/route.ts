import { route } from '@/lib/server/route';
import { switchEndpointOff } from '@/lib/webhooks/switch-endpoint';

export const POST = route(switchEndpointOff);
