import { payOwner } from '@/lib/owners/pay-owner';
import { route } from '@/lib/server/route';

export const POST = route(payOwner, 201);
