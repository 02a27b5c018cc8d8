import { useTranslations } from 'next-intl';
import { MEMBER_ROLES } from '@/lib/auth/permissions';
import type { ApiParameter } from '@/lib/openapi/api-document';
import { curlOf } from '@/lib/openapi/curl-of';
import { fieldsOf, typeText } from '@/lib/openapi/fields-of';
import type { DescribedCall } from '@/lib/openapi/list-groups';
import { ApiText } from '../api-text';
import { CallName } from '../call-name';
import { CopyText } from '../copy-text';
import { FieldTable } from './field-table';

/** One call: what it does, who may, what is sent, what comes back, and an example for a terminal. */
export function CallCard({ call, origin }: { call: DescribedCall; origin: string }) {
  const t = useTranslations('api');
  const ofRole = useTranslations('role');
  const { method, path, operation } = call;
  const { operationId, summary, description, responses, requestBody } = operation;
  const roles = operation['x-roles'];
  const parameters = (operation.parameters ?? []).flatMap((one) => ('name' in one ? [one] : []));
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const answered = answeredFields(call);
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
      <div>
        <h3 className="font-semibold">{t('answers')}</h3>
        <ul className="mt-1 grid gap-1">
          {Object.entries(responses).map(([status, answer]) => (
            <li key={status} className="flex flex-wrap gap-x-3">
              <span className="w-10 font-medium tabular">{status}</span>
              {'content' in answer && answer.content ? (
                <code className="break-all">{Object.keys(answer.content).join(', ')}</code>
              ) : (
                <span className="text-muted">{t('refused')}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
      {answered.length > 0 && <FieldTable title={t('answer_fields')} fields={answered} />}
      <CopyText text={curlOf(call, origin)} />
    </section>
  );
}

/** The fields of the record, or of a list's rows; none where they are not described. */
function answeredFields({ operation: { responses } }: DescribedCall) {
  const answers = Object.values(responses).flatMap((answer) => ('content' in answer ? [answer.content] : []));
  const schema = answers[0]?.['application/json']?.schema;
  const fields = [schema, ...(schema?.allOf ?? [])].flatMap((part) => (part ? fieldsOf(part) : []));
  return fields.map((field) => ({ ...field, required: false }));
}

function rowOf({ name, schema, required = false, description = '' }: ApiParameter) {
  return { name, type: typeText(schema), required, about: description || (schema.description ?? '') };
}
