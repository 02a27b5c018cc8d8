import { Text, View } from '@react-pdf/renderer';
import { countryName } from '../country-name';
import { formatDate } from '../dates';
import { formatPhone } from '../format-phone';
import { colorOf } from '../vehicles/color-of';
import type { AgreementCustomer, AgreementData, AgreementDriver } from './agreement-data';
import { type Fact, PaperFacts } from './paper-facts';
import type { PaperText } from './paper-text';
import { styles } from './paper-theme';

interface AgreementPartiesProps {
  data: AgreementData;
  t: PaperText;
}

/** Who rents, who may drive, and which vehicle. */
export function AgreementParties({ data, t }: AgreementPartiesProps) {
  const { vehicle } = data;
  const usualColor = colorOf(vehicle.color);
  return (
    <View style={[styles.columns, styles.section]}>
      <View style={styles.column}>
        <PaperFacts title={t('papers.customer')} facts={customerFacts(data, t)} />
      </View>
      <View style={styles.column}>
        <View>
          <PaperFacts
            title={t('papers.vehicle')}
            facts={[
              { label: t('papers.model'), value: `${vehicle.make} ${vehicle.model}` },
              { label: t('papers.year'), value: String(vehicle.year) },
              { label: t('papers.plate'), value: vehicle.plate },
              { label: t('papers.color'), value: usualColor ? t(`vehicles.color_${usualColor}`) : vehicle.color },
              { label: t('papers.vin'), value: vehicle.vin },
            ]}
          />
        </View>
        <View style={{ marginTop: 9 }}>
          <Text style={styles.heading}>{t('papers.drivers')}</Text>
          <Text>{`${t('papers.customer_drives')}, ${data.customer.fullName}`}</Text>
          {data.drivers.map((driver) => (
            <Text key={driver.fullName + driver.licenseNumber}>{driverLine(driver, data, t)}</Text>
          ))}
        </View>
      </View>
    </View>
  );
}

/** Name, license and its expiry date. A company driver is labelled as such. */
function driverLine(driver: AgreementDriver, { locale, timeZone }: AgreementData, t: PaperText): string {
  const license = `${t('papers.license')} ${driver.licenseNumber}`;
  const date = driver.licenseExpiresOn && formatDate(driver.licenseExpiresOn, locale, timeZone);
  const name = driver.kind === 'chauffeur' ? `${driver.fullName} (${t('papers.chauffeur')})` : driver.fullName;
  return [name, date ? t('papers.valid_to', { value: license, date }) : license].join(', ');
}

function customerFacts({ customer, locale, timeZone }: AgreementData, t: PaperText): Fact[] {
  const dated = (value: string, day: string | null) =>
    value && day ? t('papers.valid_to', { value, date: formatDate(day, locale, timeZone) }) : value;
  const license = [customer.licenseNumber, customer.licenseCountry && countryName(customer.licenseCountry, locale)];
  const emergency = [customer.emergencyName, formatPhone(customer.emergencyPhone)].filter(Boolean).join(', ');
  return [
    { label: t('papers.name'), value: customer.fullName },
    { label: t('papers.address'), value: addressOf(customer, countryName(customer.country, locale)) },
    { label: t('papers.phone'), value: formatPhone(customer.phone) },
    { label: t('papers.email'), value: customer.email },
    {
      label: t('papers.born'),
      value: customer.dateOfBirth && formatDate(customer.dateOfBirth, locale, timeZone, 'long'),
    },
    {
      label: t('papers.license'),
      value: dated(license.filter(Boolean).join(', '), customer.licenseExpiresOn),
    },
    { label: t(`papers.identity_${customer.idType}`), value: dated(customer.idNumber, customer.idExpiresOn) },
    { label: t('papers.emergency'), value: emergency },
  ];
}

/** Haitian postal codes come before the town: `HT6140 Pétion-Ville`. */
function addressOf(customer: AgreementCustomer, country: string): string {
  const town = [customer.postalCode, customer.city].filter(Boolean).join(' ');
  return [customer.address.trim(), [town, country].filter(Boolean).join(', ')].filter(Boolean).join('\n');
}
