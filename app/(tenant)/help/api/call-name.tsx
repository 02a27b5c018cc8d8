import { Badge, type Tone } from '@/components/ui/badge';
import { BrokenAfter } from '@/components/ui/broken-after';

const TONES: Record<string, Tone> = { GET: 'blue', POST: 'green', PUT: 'amber', PATCH: 'amber', DELETE: 'red' };

/** A call by its method and address. */
export function CallName({ method, path }: { method: string; path: string }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={TONES[method] ?? 'slate'}>{method}</Badge>
      <code className="min-w-0 wrap-anywhere">
        <BrokenAfter text={`/api${path}`} mark="/" />
      </code>
    </span>
  );
}
