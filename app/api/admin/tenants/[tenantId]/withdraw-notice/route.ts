import { withdrawNotice } from '@/lib/deletion/give-notice';
import { operatorRoute } from '@/lib/server/route';

export const POST = operatorRoute(withdrawNotice);
