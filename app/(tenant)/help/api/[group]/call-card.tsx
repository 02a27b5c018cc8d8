import { useTranslations } from 'next-intl';
import { MEMBER_ROLES } from '@/lib/auth/permissions';
import type { ApiDocument, ApiParameter } from '@/lib/openapi/api-document';
import { curlOf } from '@/lib/openapi/curl-of';
import { fieldsOf, typeText } from '@/lib/openapi/fields-of';
import type { DescribedCall } from '@/lib/openapi/list-groups';
import { ApiText } from '../api-text';
import { CallName } from '../call-name';
import { CopyText } from '../copy-text';
import { CallAnswers } from './call-answers';
import { FieldTable } from './field-table';

interface Props {
  call: DescribedCall;
  origin: string;
  /** The schemas that the document names once. */
  shared: ApiDocument['components']['schemas'];
}

/** One call: what it does, who may, what is sent, what comes back, and an example for a terminal. */
export function CallCard({ call, origin, shared }: Props) {
  const t = useTranslations('api');
  const ofRole = useTranslations('role');
  const { method, path, operation } = call;
  const { operationId, summary, description, responses, requestBody } = operation;
  const roles = operation['x-roles'];
  const parameters = (operation.parameters ?? []).flatMap((one) => ('name' in one ? [one] : []));
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const open = operation.security?.length === 0;
  return (
    <section id={operationId} className="grid scroll-mt-20 gap-4 rounded-card border border-hairline bg-raised p-4">
      <header className="grid gap-1">
        <h2 className="text-lg" lang="en">
          {summary}
        </h2>
        <CallName method={method} path={path} />
        {description && (
          <p className="max-w-prose">
            <ApiText text={description} />
          </p>
        )}
        <p className="text-sm text-muted">
          {roles
            ? t('who', {
                roles: MEMBER_ROLES.filter((role) => roles.includes(role))
                  .map((role) => ofRole(role))
                  .join(', '),
              })
            : t(open ? 'who_anybody' : 'who_record')}
        </p>
      </header>
      {parameters.length > 0 && <FieldTable title={t('parameters')} fields={parameters.map(rowOf)} />}
      {body && type === 'application/json' && <FieldTable title={t('body')} fields={fieldsOf(body.schema)} />}
      {body && type !== 'application/json' && (
        <FieldTable title={t(type === 'multipart/form-data' ? 'form' : 'file')} fields={fieldsOf(body.schema)} />
      )}
      <CallAnswers responses={responses} shared={shared} />
      <CopyText text={curlOf(call, origin)} />
    </section>
  );
}

function rowOf({ name, schema, required = false, description = '' }: ApiParameter) {
  return { name, type: typeText(schema), required, about: description || (schema.description ?? '') };
}
