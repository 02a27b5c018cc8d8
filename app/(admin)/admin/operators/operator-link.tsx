'use client';

import { LinkDialog } from '@/components/members/link-dialog';
import type { OperatorRow } from '@/lib/operators/list-operators';
import { sendOperatorLinkAction } from './actions';

/** Makes a link with which a colleague sets a password. */
export function OperatorLink({ operator: { id, name, invited } }: { operator: OperatorRow }) {
  return <LinkDialog memberId={id} name={name} invited={invited} invite={() => sendOperatorLinkAction(id)} />;
}
