import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SchemaField } from '@/lib/openapi/fields-of';
import { ApiText } from '../api-text';

/** Fields with their types. On a phone, a field's type is below its name. */
export function FieldTable({ title, fields }: { title: ReactNode; fields: SchemaField[] }) {
  const t = useTranslations('api');
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <dl className="mt-1 divide-y divide-hairline">
        {fields.map(({ name, type, required, about }) => (
          <div key={name} className="grid gap-x-4 py-1.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <dt className="min-w-0">
              <code className="font-medium break-all">{name}</code>
              {required && <span className="ml-2 text-sm text-muted">{t('required')}</span>}
            </dt>
            <dd className="min-w-0 text-sm">
              <code className="break-words" lang="en">
                {type}
              </code>
              {about && (
                <span className="block text-muted">
                  <ApiText text={about} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
