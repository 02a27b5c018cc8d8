'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { DateField } from '@/components/forms/date-field';
import { MoneyField, SelectField, TextField } from '@/components/forms/fields';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { TIERS } from '@/lib/customers/values';
import { RULE_FIELDS } from '@/lib/rates/fields';
import { RULE_PRICES } from '@/lib/rates/values';
import { createRateRuleAction, updateRateRuleAction } from './actions';

type RuleFormValues = Record<keyof typeof RULE_FIELDS | 'version', string>;

interface RuleFormProps {
  ruleId: string | null;
  values: RuleFormValues;
  classes: { id: string; name: string }[];
}

export function RuleForm({ ruleId, values, classes }: RuleFormProps) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `rate-${ruleId ?? 'new'}`,
    defaultValues: values,
    action: (input: RuleFormValues, key) =>
      ruleId ? updateRateRuleAction({ ...input, ruleId }, key) : createRateRuleAction(input, key),
    onSuccess: () => {
      toast.success(t('rates.saved'));
      router.push('/rates');
    },
  });
  const own = form.watch('price') === 'own';
  return (
    <form onSubmit={submit} noValidate className="grid max-w-3xl gap-6">
      <FormFailure failure={failure}>
        <RecordClash
          form={form}
          fields={RULE_FIELDS}
          failure={failure}
          submit={submit}
          nameOf={(_class, id) => classes.find((one) => one.id === id)?.name}
        />
      </FormFailure>
      <Card>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            form={form}
            name="name"
            label={t('rates.name')}
            help={t('rates.name_help')}
            required
            className="md:col-span-2"
          />
          <DateField form={form} name="startsOn" label={t('rates.starts_on')} help={t('rates.season_help')} />
          <DateField form={form} name="endsOn" label={t('rates.ends_on')} />
          <SelectField
            form={form}
            name="classId"
            label={t('vehicles.class')}
            empty={t('rates.any_class')}
            options={classes.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectField
            form={form}
            name="tier"
            label={t('rates.tier')}
            empty={t('rates.any_tier')}
            options={TIERS.map((value) => ({ value, label: t(`customers.tier_${value}`) }))}
          />
          <SelectField
            form={form}
            name="price"
            label={t('rates.price')}
            options={RULE_PRICES.map((value) => ({ value, label: t(`rates.price_${value}`) }))}
          />
          {own ? (
            <MoneyField form={form} name="dailyRateCents" label={t('rates.daily_rate')} required />
          ) : (
            <TextField
              form={form}
              name="changeBasisPoints"
              label={t('rates.change')}
              inputMode="decimal"
              autoComplete="off"
              suffix="%"
              required
            />
          )}
        </div>
      </Card>
      <FormActions cancelHref="/rates" label={t(ruleId ? 'action.save_changes' : 'rates.add')} pending={pending} />
    </form>
  );
}
