import { describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from '@/lib/auth/permissions';
import { may } from '@/lib/server/may';

const ALL = Object.keys(PERMISSIONS) as Permission[];
const MEMBER = { role: 'admin', visit: undefined, apiKey: undefined } as const;
const leftOut = (who: Parameters<typeof may>[0]) => ALL.filter((permission) => !may(who, permission)).toSorted();

describe('an admin’s rights', () => {
  it('are all of the company’s', () => {
    expect(leftOut(MEMBER)).toEqual([]);
  });

  it('leave out on a visit what is a person’s own, and addresses that would outlive the visit', () => {
    const visit = { operatorId: 'x', reason: 'asked' };
    expect(leftOut({ ...MEMBER, visit })).toEqual(['feeds.manage', 'papers.share', 'profile.edit']);
  });

  it('leave out by a key whatever would outlive the key', () => {
    const apiKey = { id: 'x' };
    expect(leftOut({ ...MEMBER, apiKey })).toEqual([
      'api_keys.manage',
      'feeds.manage',
      'members.manage',
      'profile.edit',
      'webhooks.manage',
    ]);
  });
});
