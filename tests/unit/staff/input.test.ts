import { expect, it } from 'vitest';
import { CreateMemberInput, NamedMemberInput, UpdateMemberInput } from '@/lib/members/input';
import { letters, oneOf, text, version, weighInput } from '@/tests/support/weigh-input';

const ID = '01a2011b-f437-730b-9bac-7d49e1cc6c69';
const NEW = { name: 'Naika Bazile', email: 'naika@lakay.ht', role: 'agent' };
const domain = (length: number) => `n@${`${letters(60)}.`.repeat(9).slice(0, length - 5)}.ht`;
const memberId = { takes: [[ID, ID]], refuses: [['7', 'record_not_found']] } as const;
const fields = {
  name: text(120),
  email: {
    takes: [[' NAIKA@Lakay.HT ', 'naika@lakay.ht']],
    refuses: [
      [' ', 'required'],
      ['naika', 'invalid_email'],
      [domain(255), 'too_long'],
    ],
  },
  role: oneOf(['agent', 'manager', 'admin'], 'required'),
} as const;

weighInput('a new member', CreateMemberInput, NEW, fields);

weighInput(
  'a member changed',
  UpdateMemberInput,
  { memberId: ID, version: 'v', ...NEW, active: true },
  {
    memberId,
    version,
    ...fields,
    active: {
      takes: [[false, false]],
      refuses: [
        ['yes', 'invalid_value'],
        [undefined, 'required'],
        [null, 'required'],
      ],
    },
    password: { takes: [['', '']] },
    confirmation: { refuses: [[letters(201), 'too_long']] },
  },
);

const password = { password: letters(200), confirmation: letters(200) };
weighInput(
  'a password chosen for a member',
  UpdateMemberInput,
  { memberId: ID, version: 'v', ...NEW, active: true, ...password },
  { confirmation: { takes: [[letters(200), letters(200)]], refuses: [['another', 'passwords_do_not_match']] } },
);

it('says that a password is too long, also where it is typed twice', () => {
  const long = { password: letters(201), confirmation: letters(201) };
  const answer = UpdateMemberInput.safeParse({ memberId: ID, version: 'v', ...NEW, active: true, ...long });
  expect(answer.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['password', 'too_long'],
    ['confirmation', 'too_long'],
  ]);
});

weighInput('a member removed', NamedMemberInput, { memberId: ID }, { memberId });
