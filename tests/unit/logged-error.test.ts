import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { loggedError } from '@/lib/logged-error';

const said = (error: unknown) => JSON.stringify(loggedError(error));

it('a failed query is logged without its parameters, and with the codes of its cause', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "members_email"'), {
    ...{ code: '23505', constraint_name: 'members_email', detail: 'Key (email)=(rose@lakay.test) already exists.' },
    ...{ parameters: ['rose@lakay.test'], args: ['rose@lakay.test'] },
  });
  const error = new DrizzleQueryError('insert into members values ($1)', ['rose@lakay.test'], cause);
  expect(loggedError(error)).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: insert into members values ($1)',
    cause: { code: '23505', constraint_name: 'members_email' },
  });
  expect(said(error)).not.toContain('rose');
  expect(said(error)).toContain('logged-error.test.ts');
});

it('a value that PostgreSQL quotes is not logged', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "Rose Jean"'), { code: '22P02' });
  expect(said(error)).not.toContain('Rose');
  expect(loggedError(error)).toMatchObject({ code: '22P02' });
});

it('an address that a mail server refuses is not logged, in no line of the stack either', () => {
  const error = new Error('550 5.1.1 <rose@lakay.test>: Recipient address rejected');
  expect(loggedError(error)).toMatchObject({ message: '550 5.1.1 <…@…>: Recipient address rejected' });
  expect(said(error)).not.toContain('rose');
});

it('other errors keep their message and stack, an endless chain of causes ends, and what is no error is its kind', () => {
  const error = new TypeError('x is not a function');
  error.cause = error;
  expect(loggedError(error)).toMatchObject({ type: 'TypeError', message: 'x is not a function', stack: error.stack });
  expect(said(error).length).toBeLessThan(20_000);
  expect(loggedError('rose@lakay.test')).toEqual({ type: 'string' });
});
