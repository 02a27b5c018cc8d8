import { expect, it } from 'vitest';
import { withAnswer } from '@/lib/answers/with-answer';

it('puts a picked answer into an empty field, and below what is typed', () => {
  expect(withAnswer('', { before: '', next: 'Press F5.' })).toBe('Press F5.');
  expect(withAnswer('Hello Rose,\n', { before: '', next: 'Press F5.' })).toBe('Hello Rose,\n\nPress F5.');
});

it('replaces the one picked before, unless it was changed', () => {
  expect(withAnswer('Hello\n\nPress F5.', { before: 'Press F5.', next: 'Call us.' })).toBe('Hello\n\nCall us.');
  expect(withAnswer('Press F5 twice', { before: 'Press F5.', next: 'Call us.' })).toBe('Press F5 twice\n\nCall us.');
  expect(withAnswer('Hello\n\nPress F5.', { before: 'Press F5.', next: '' })).toBe('Hello');
});
