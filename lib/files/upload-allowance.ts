import 'server-only';
import type { TenantContext } from '../server/context';
import { tooManyRequests } from '../too-many-requests';

const WINDOW_MS = 15 * 60 * 1000;
// Assumption: 300 uploads in 15 minutes are more than a member needs to photograph a fleet.
const LIMIT = 300;

// Kept in this process's memory, because it protects this process's time. Every other process has its own.
const uploads = new Map<string, number[]>();

/** Counts one more upload of a member. Throws `too_many_requests` after 300 within 15 minutes. */
export function countUpload({ member, now }: Pick<TenantContext, 'member' | 'now'>): void {
  const since = now.getTime() - WINDOW_MS;
  for (const [id, times] of uploads) if ((times.at(-1) ?? 0) <= since) uploads.delete(id);
  const recent = (uploads.get(member.id) ?? []).filter((time) => time > since);
  const [first = 0] = recent;
  if (recent.length >= LIMIT) throw tooManyRequests((first - since) / 1000);
  uploads.set(member.id, [...recent, now.getTime()]);
}
