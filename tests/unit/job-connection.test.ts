import { expect, it } from 'vitest';
import { jobConnection } from '@/lib/jobs/job-connection';

it('asks for TLS as PostgreSQL’s own programs do, and leaves an address without it alone', () => {
  const plain = 'postgres://wout:p%40ss@db:5432/wout';
  expect(jobConnection(plain)).toBe(plain);
  expect(jobConnection(`${plain}?sslmode=require`)).toBe(`${plain}?sslmode=require&uselibpqcompat=true`);
  expect(jobConnection(`${plain}?sslmode=verify-full`)).toContain('sslmode=verify-full');
});
