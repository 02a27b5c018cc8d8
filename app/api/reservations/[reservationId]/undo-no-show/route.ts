import { undoNoShow } from '@/lib/reservations/undo-no-show';
import { route } from '@/lib/server/route';

export const POST = route(undoNoShow);
