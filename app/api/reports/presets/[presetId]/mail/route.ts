import { mailPreset } from '@/lib/reports/mail-preset';
import { route } from '@/lib/server/route';

export const PUT = route(mailPreset);
