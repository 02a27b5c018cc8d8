import { route } from '@/lib/server/route';
import { saveColor } from '@/lib/tenants/save-color';

/** The company's color. */
export const PUT = route(saveColor);
