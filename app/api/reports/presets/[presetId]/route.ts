import { removePreset } from '@/lib/reports/remove-preset';
import { route } from '@/lib/server/route';

export const DELETE = route(removePreset);
