import { mailAgreement } from '@/lib/rentals/mail-agreement';
import { route } from '@/lib/server/route';

export const POST = route(mailAgreement);
