import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { answeredFields } from '@/lib/openapi/answered-fields';
import type { ApiDocument, ApiOperation } from '@/lib/openapi/api-document';
import { FieldTable } from './field-table';

/** More fields than this wait behind their number. */
const SHOWN_AT_ONCE = 12;

interface Props {
  responses: ApiOperation['responses'];
  shared: ApiDocument['components']['schemas'];
}

/** What a call answers, with the fields of its JSON, and in one line with which statuses it refuses. */
export function CallAnswers({ responses, shared }: Props) {
  const t = useTranslations('api');
  const all = Object.entries(responses).map(([status, answer]) => ({
    status,
    content: 'content' in answer ? answer.content : undefined,
  }));
  const refused = all.flatMap(({ status, content }) => (content ? [] : [status]));
  return (
    <div>
      <h3 className="font-semibold">{t('answers')}</h3>
      {all.map(({ status, content }) => {
        if (!content) return null;
        const schema = content['application/json']?.schema;
        const fields = schema ? answeredFields(schema, shared) : [];
        const line = (
          <>
            <span className="tabular w-10 shrink-0 font-medium">{status}</span>
            <code className="min-w-0 break-all">{Object.keys(content).join(', ')}</code>
          </>
        );
        if (fields.length === 0)
          return (
            <p key={status} className="mt-1 flex items-baseline">
              {line}
            </p>
          );
        return (
          <details key={status} open={fields.length <= SHOWN_AT_ONCE} className="group">
            <summary className="flex min-h-11 list-none items-center lg:min-h-9 [&::-webkit-details-marker]:hidden">
              {line}
              <span className="ml-auto flex items-center gap-1.5 text-sm text-muted">
                {t('field_count', { count: fields.length })}
                <Icon name="chevron-right" className="size-4 transition-transform group-open:rotate-90" />
              </span>
            </summary>
            <FieldTable title={<span className="sr-only">{t('answer_fields')}</span>} fields={fields} />
          </details>
        );
      })}
      {refused.length > 0 && (
        <p className="mt-1">
          <Link href="/help/api#refusals" className="text-accent underline underline-offset-2 hover:no-underline">
            {t('refused_with')}
          </Link>
          <span className="tabular ml-2 text-muted">{refused.join(', ')}</span>
        </p>
      )}
    </div>
  );
}
