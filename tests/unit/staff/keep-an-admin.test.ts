import { expect, it } from 'vitest';
import { assertKeepsAdmin } from '@/lib/members/keep-an-admin';

type Member = Parameters<typeof assertKeepsAdmin>[0];

const admin: Member = { id: 'admin', role: 'admin', active: true };
const second: Member = { id: 'second', role: 'admin', active: true };
const agent: Member = { id: 'agent', role: 'agent', active: true };
const gone: Member = { id: 'gone', role: 'admin', active: false };

/** The error code if the first member must keep an admin’s rights against a change by `actorId`; null if not. */
function refusal(all: Member[], actorId: string, staysAdmin = false): string | null {
  const [member = admin] = all;
  try {
    assertKeepsAdmin(member, all, { actorId, staysAdmin });
    return null;
  } catch (error) {
    return Object(error).code;
  }
}

it.each<[string, Member[], string, string | null]>([
  ['one of two admins, by the other', [admin, second], 'second', null],
  ['an admin by himself', [admin, second], 'admin', 'own_account'],
  ['the last one', [admin, agent, gone], 'second', 'last_admin'],
  ['who is none', [agent, gone], 'agent', null],
  ['who is inactive already', [gone, agent], 'gone', null],
])('takes the rights of %s: %#', (_who, all, actorId, refused) => {
  expect(refusal(all, actorId)).toBe(refused);
  expect(refusal(all, actorId, true)).toBeNull();
});
