import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterWaiting } from '@/db/waiting-time';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a time of waiting', () => {
  it('ends after its milliseconds, once', () => {
    const then = vi.fn();
    afterWaiting(4_000, then);
    vi.advanceTimersByTime(3_999);
    expect(then).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('counts a long block of the process as one step', () => {
    const then = vi.fn();
    afterWaiting(4_000, then);
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersToNextTimer();
    expect(then).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3_749);
    expect(then).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('can be stopped at any step', () => {
    const then = vi.fn();
    const stop = afterWaiting(4_000, then);
    vi.advanceTimersByTime(1_000);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(then).not.toHaveBeenCalled();
  });
});
