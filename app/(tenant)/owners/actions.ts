'use server';

import { archiveOwner } from '@/lib/owners/archive-owner';
import { createOwner } from '@/lib/owners/create-owner';
import { endShare } from '@/lib/owners/end-share';
import { issueStatement } from '@/lib/owners/issue-statement';
import { payOwner } from '@/lib/owners/pay-owner';
import { startShare } from '@/lib/owners/start-share';
import { updateOwner } from '@/lib/owners/update-owner';
import { voidPayout } from '@/lib/owners/void-payout';
import { action } from '@/lib/server/action';

export const createOwnerAction = action(createOwner, '/owners');
export const updateOwnerAction = action(updateOwner, '/owners');
export const archiveOwnerAction = action(archiveOwner, '/owners');
export const startShareAction = action(startShare, '/owners');
export const endShareAction = action(endShare, '/owners');
export const issueStatementAction = action(issueStatement, '/owners');
export const payOwnerAction = action(payOwner, '/owners');
export const voidPayoutAction = action(voidPayout, '/owners');
