import { getLocale, getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/lists/page-links';
import { Card } from '@/components/ui/card';
import type { Problem } from '@/lib/imports/check-rows';
import { problemText } from '@/lib/imports/problem-file';
import { fieldLabel } from '@/lib/imports/records/field-names';
import { importFields } from '@/lib/imports/records/fields';
import type { ImportKind } from '@/lib/imports/values';
import { formatNumber } from '@/lib/money';
import { paperText } from '@/lib/papers/paper-text';

const PAGE = 25;

interface Props {
  kind: ImportKind;
  problems: Problem[];
  page: number;
  href: (page: number) => string;
}

/** Every bad cell with its line, its field and the reason, page by page. */
export async function ProblemList({ kind, problems, page, href }: Props) {
  const t = await getTranslations();
  const locale = await getLocale();
  const labels = new Map(importFields(kind).map((field) => [field.name, fieldLabel(field, locale)]));
  const text = paperText(locale);
  const pages = Math.ceil(problems.length / PAGE);
  const at = Math.min(Math.max(1, Math.trunc(page)), pages);
  const shown = problems.slice((at - 1) * PAGE, at * PAGE);
  const whole = (value: number) => formatNumber(value, locale);
  return (
    <Card
      title={t('imports.problems_title')}
      action={
        <span className="tabular text-sm text-muted">
          {t('imports.shown_of', {
            from: whole((at - 1) * PAGE + 1),
            to: whole((at - 1) * PAGE + shown.length),
            count: whole(problems.length),
          })}
        </span>
      }
      flush
    >
      <table className="w-full text-left max-md:block">
        <thead className="max-md:sr-only">
          <tr className="h-10 border-b border-hairline text-sm text-muted">
            {(['line', 'field', 'value', 'reason'] as const).map((name) => (
              <th key={name} scope="col" className="px-3 font-medium first:pl-4 last:pr-4">
                {t(`imports.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {shown.map((problem) => (
            <tr
              key={`${problem.line}-${problem.field}`}
              className="border-b border-hairline last:border-0 max-md:block max-md:px-4 max-md:py-3 md:h-11 [&>td]:max-md:block md:[&>td]:px-3 md:[&>td]:py-2 md:[&>td:first-child]:pl-4 md:[&>td:last-child]:pr-4"
            >
              <td className="tabular whitespace-nowrap max-md:text-sm max-md:text-muted">
                <span className="max-md:hidden">{whole(problem.line)}</span>
                <span className="md:hidden">{t('imports.line_number', { line: whole(problem.line) })}</span>
              </td>
              <td className="font-medium">{labels.get(problem.field) ?? problem.field}</td>
              <td className="max-w-64 break-words text-muted">{problem.value || '—'}</td>
              <td>{problemText(text, { kind, locale }, problem)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="px-4 pb-4 empty:hidden">
        <PageLinks previous={at > 1 ? href(at - 1) : null} next={at < pages ? href(at + 1) : null} />
      </div>
    </Card>
  );
}
