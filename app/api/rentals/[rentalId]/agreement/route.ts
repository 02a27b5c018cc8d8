import { paperRoute } from '@/lib/files/paper-route';
import { getAgreement } from '@/lib/rentals/get-agreement';

export const GET = paperRoute('rentals.view', (ctx, { rentalId = '' }) => getAgreement(ctx, rentalId));
