'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { cn } from '@/components/ui/cn';
import { contactFault } from '@/lib/contact-fault';
import { errorOf } from './error-of';
import { Field, fieldAria } from './field';
import { keepEarlyInput } from './keep-early-input';

export interface FieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  required?: boolean;
  /** The error if it is left empty, unless it is the usual one. */
  requiredMessage?: string;
  help?: ReactNode;
  className?: string;
}

function useField<Values extends FieldValues>({
  form,
  name,
  required,
  requiredMessage,
  help,
  invalid,
  contact,
}: FieldProps<Values> & { invalid?: string; contact?: 'tel' | 'email' }) {
  const t = useTranslations('errors');
  const error = errorOf(form.formState.errors, name) ?? invalid;
  const refusal = (code: ReturnType<typeof contactFault>) => (code ? t(code) : true);
  const registered = form.register(name, {
    required: required ? (requiredMessage ?? t('required')) : false,
    validate: contact && ((value: unknown) => refusal(contactFault(contact, String(value ?? '')))),
  });
  const props = { ...registered, ref: keepEarlyInput(form, registered), required: undefined };
  return { error, props: { ...props, ...fieldAria(name, { help, error, required }) } };
}

/** The value with which the form was opened, for the markup that is shown before the scripts are loaded. */
function sentValue<Values extends FieldValues>(form: UseFormReturn<Values>, name: FieldPath<Values>): unknown {
  return get(form.formState.defaultValues, name);
}

type InputProps<Values extends FieldValues> = FieldProps<Values> &
  Omit<ComponentProps<'input'>, 'form' | 'name' | 'required' | 'className'> & {
    suffix?: ReactNode;
    /** The error for the current value, before anything is sent. */
    invalid?: string;
    /** What is no phone or no address is told together with what is missing, not after it. */
    contact?: 'tel' | 'email';
  };

export function TextField<Values extends FieldValues>({
  form,
  name,
  label,
  required,
  requiredMessage,
  help,
  className,
  suffix,
  invalid,
  contact,
  ...rest
}: InputProps<Values>) {
  const { error, props } = useField({ form, name, label, required, requiredMessage, help, invalid, contact });
  // Some labels name their unit, which is then not said twice.
  const unit = typeof suffix === 'string' && typeof label === 'string' && label.includes(`(${suffix})`) ? null : suffix;
  return (
    <Field id={name} label={label} required={required} help={help} error={error} className={className}>
      <div className="flex items-stretch rounded-control has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent">
        <input
          type={contact}
          {...rest}
          {...props}
          className={cn(
            'control focus-visible:outline-none',
            unit && 'rounded-r-none',
            rest.readOnly && 'bg-sunken text-muted',
          )}
        />
        {unit && (
          <span className="flex shrink-0 items-center rounded-r-control border border-l-0 border-line-strong bg-sunken px-3 text-sm text-muted">
            {unit}
          </span>
        )}
      </div>
    </Field>
  );
}

/** An amount as people type it, `1234.50` or `1234,50`. The server parses it. */
export function MoneyField<Values extends FieldValues>(props: InputProps<Values>) {
  return <TextField inputMode="decimal" autoComplete="off" suffix="USD" {...props} />;
}

export function TextAreaField<Values extends FieldValues>({
  form,
  name,
  label,
  required,
  help,
  className,
  rows = 3,
}: FieldProps<Values> & { rows?: number }) {
  const { error, props } = useField({ form, name, label, required, help });
  return (
    <Field id={name} label={label} required={required} help={help} error={error} className={className}>
      <textarea {...props} rows={rows} className="control" />
    </Field>
  );
}

type SelectProps<Values extends FieldValues> = FieldProps<Values> & {
  options: { value: string; label: string }[];
  empty?: string;
  disabled?: boolean;
};

export function SelectField<Values extends FieldValues>({
  form,
  name,
  label,
  required,
  requiredMessage,
  help,
  className,
  options,
  empty,
  disabled,
}: SelectProps<Values>) {
  const { error, props } = useField({ form, name, label, required, requiredMessage, help });
  return (
    <Field id={name} label={label} required={required} help={help} error={error} className={className}>
      <select {...props} defaultValue={String(sentValue(form, name) ?? '')} disabled={disabled} className="control">
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

export function CheckboxField<Values extends FieldValues>({
  form,
  name,
  label,
  help,
  value,
}: FieldProps<Values> & { value?: string }) {
  const error = errorOf(form.formState.errors, name);
  const id = value ? `${name}-${value}` : name;
  const registered = form.register(name);
  const sent = sentValue(form, name);
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 py-1 lg:min-h-9">
        <input
          type="checkbox"
          value={value}
          {...registered}
          ref={keepEarlyInput(form, registered)}
          defaultChecked={Array.isArray(sent) ? sent.includes(value) : sent === true}
          {...fieldAria(id, { help, error })}
          className="size-5 shrink-0 accent-[var(--accent)]"
        />
        <span className="min-w-0">{label}</span>
      </label>
      {help && (
        <p id={`${id}-help`} className="ml-8 text-sm text-muted">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="ml-8 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
