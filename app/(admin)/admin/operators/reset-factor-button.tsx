'use client';

import { AccountDeed } from '@/components/members/account-deed';
import type { OperatorRow } from '@/lib/operators/list-operators';
import { resetOperatorFactorAction } from './actions';

/** For a colleague who has lost phone and recovery codes. */
export function ResetFactorButton({ operator: { id, name } }: { operator: OperatorRow }) {
  return (
    <AccountDeed
      deed="reset_factor"
      id={id}
      name={name}
      danger
      reason
      action={(key, reason) => resetOperatorFactorAction({ operatorId: id, reason }, key)}
    />
  );
}
