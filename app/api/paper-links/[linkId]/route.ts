import { unsharePaper } from '@/lib/paper-links/unshare-paper';
import { route } from '@/lib/server/route';

export const DELETE = route(unsharePaper);
