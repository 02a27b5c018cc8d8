import { Icon } from '@/components/ui/icon';
import { ApiText } from './api-text';

/** What a status means, and below it, once it is opened, the codes that it comes with. */
export function Refusal({ status, description }: { status: string; description: string }) {
  const [meaning = '', list = ''] = description.split(/:(?= `)/);
  const codes = [...list.matchAll(/`(\w+)`/g)].map(([, code = '']) => code);
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-3 py-1.5 [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90" />
        <span className="tabular w-8 shrink-0 font-medium">{status}</span>
        <span className="min-w-0 flex-1">
          <ApiText text={meaning} />
        </span>
        <span className="tabular text-sm text-muted">{codes.length}</span>
      </summary>
      <ul className="gap-x-6 pb-3 pl-7 text-sm sm:columns-2 lg:columns-3" lang="en">
        {codes.map((code) => (
          <li key={code} className="break-inside-avoid py-0.5">
            <code className="wrap-anywhere">{code}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
