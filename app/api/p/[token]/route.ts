import { linkedPaperRoute } from '@/lib/paper-links/linked-paper-route';

export const GET = linkedPaperRoute(Date.now);
