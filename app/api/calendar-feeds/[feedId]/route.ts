import { revokeFeed } from '@/lib/feeds/revoke-feed';
import { route } from '@/lib/server/route';

export const DELETE = route(revokeFeed);
