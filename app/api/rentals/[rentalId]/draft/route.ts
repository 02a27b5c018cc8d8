import { discardDraft } from '@/lib/rentals/discard-draft';
import { saveDraft } from '@/lib/rentals/save-draft';
import { route } from '@/lib/server/route';

export const PUT = route(saveDraft);
export const DELETE = route(discardDraft);
