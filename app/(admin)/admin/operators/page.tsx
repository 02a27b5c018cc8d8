import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { ListScreen } from '@/components/lists/list-screen';
import { RequireSecondFactor } from '@/components/members/require-second-factor';
import { OPERATOR_ROLES } from '@/lib/auth/operator-permissions';
import { getFactorRule } from '@/lib/operators/get-factor-rule';
import { listOperators } from '@/lib/operators/list-operators';
import { requireAdmin } from '@/lib/server/admin-context';
import { requireOperatorFactorAction } from './actions';
import { OperatorDialog } from './operator-dialog';
import { operatorListColumns } from './operator-list-columns';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('operators') };
}

export default async function OperatorsPage({ searchParams }: PageProps<'/admin/operators'>) {
  const ctx = await requireAdmin('operators.manage');
  const [rows, rule] = await Promise.all([listOperators(ctx), getFactorRule(ctx)]);
  const t = await getTranslations();
  const { id, role } = ctx.operator;
  const roles = OPERATOR_ROLES.slice(0, OPERATOR_ROLES.indexOf(role) + 1);
  return (
    <ClientMessages namespaces={['operators', 'members', 'role', 'auth']}>
      <ListScreen
        path="/admin/operators"
        title={t('nav.operators')}
        current={await searchParams}
        total={{ count: rows.length, more: false }}
        actions={<OperatorDialog operator={null} roles={roles} />}
        columns={operatorListColumns(t, await getLocale(), { ownId: id, roles })}
        page={{ rows }}
        empty={{ untouched: true, text: t('operators.none') }}
        below={
          <RequireSecondFactor
            required={rule.required}
            mayRequire={rule.own}
            label={t('operators.require_second_factor')}
            profile="/admin/profile"
            require={requireOperatorFactorAction}
          />
        }
      />
    </ClientMessages>
  );
}
