'use client';

import type { UseFormReturn } from 'react-hook-form';
import { ScanButton } from '@/components/scan/scan-button';
import type { ScannedFields, ScanPhoto } from '@/lib/scan/values';
import type { DriverFormValues } from './driver-form-values';

/** The values a document gives about a driver, and the form's field for each. */
const FIELD_OF = {
  fullName: 'fullName',
  dateOfBirth: 'dateOfBirth',
  licenseNumber: 'licenseNumber',
  licenseExpiresOn: 'licenseExpiresOn',
  licenseCountry: 'licenseCountry',
  idNumber: 'idCardNumber',
  address: 'address',
} as const satisfies Partial<Record<keyof ScannedFields, keyof DriverFormValues>>;
const WANTS = [
  'fullName',
  'dateOfBirth',
  'licenseNumber',
  'licenseExpiresOn',
  'licenseCountry',
  'idNumber',
  'address',
] as const;

interface Props {
  form: UseFormReturn<DriverFormValues>;
  onPhoto?: (photo: ScanPhoto) => void;
  className?: string;
}

/** Fills a driver's form from a photo of a license or an ID card. */
export function DriverScan({ form, onPhoto, className }: Props) {
  function fill(fields: ScannedFields) {
    for (const name of WANTS) {
      const value = fields[name];
      if (value !== undefined) form.setValue(FIELD_OF[name], value, { shouldDirty: true, shouldValidate: true });
    }
  }
  const current = () => ({ ...form.getValues(), idNumber: form.getValues('idCardNumber') });
  return <ScanButton wants={WANTS} current={current} onConfirm={fill} onPhoto={onPhoto} className={className} />;
}
