import { Image, Text, View } from '@react-pdf/renderer';
import { formatDateTime } from '../dates';
import { knownItem } from '../known-item';
import { formatNumber } from '../money';
import { type Fact, PaperFacts } from './paper-facts';
import { PaperPage } from './paper-page';
import { PaperSignature } from './paper-signature';
import { type PaperText, paperText } from './paper-text';
import { styles } from './paper-theme';
import { renderPaper } from './render-paper';
import type { SheetDamage, SheetData, SheetPhoto } from './sheet-data';
import { SheetDrawing } from './sheet-drawing';
import { VoidMark } from './void-mark';

/** An inspection's sheet as a PDF: facts, drawing, damages, checklist, photos, signatures. */
export function renderInspectionSheet(data: SheetData): Promise<Buffer> {
  const t = paperText(data.locale);
  const when = (at: string) => formatDateTime(new Date(at), data.locale, data.timeZone, 'long');
  const shown = data.photos.filter(({ image }) => image);
  return renderPaper(
    <PaperPage paper={data} t={t} title={t('papers.sheet_title')} dated={when(data.issuedAt)} at={data.issuedAt}>
      {data.withdrawn ? <VoidMark paper={data} voided={data.withdrawn} says="withdrawn" t={t} /> : null}
      <View style={[styles.columns, styles.section]}>
        <View style={styles.column}>
          <PaperFacts facts={facts(data, { t, when })} />
        </View>
        <View style={styles.column}>
          <PaperFacts title={t('inspections.checklist')} facts={checked(data, t)} />
        </View>
      </View>
      <View style={styles.section}>
        <Text style={[styles.heading, styles.rule, { paddingBottom: 3 }]}>{t('papers.damage')}</Text>
        <SheetDrawing body={data.vehicle.body} damages={data.damages} />
        <Text style={styles.quiet}>{t('papers.sheet_marks')}</Text>
        {data.damages.length === 0 ? <Text>{t('papers.no_damage')}</Text> : null}
        {data.damages.map((damage) => (
          <Text key={damage.number}>{damageText(damage, t)}</Text>
        ))}
        {data.notes.trim() ? <Text style={{ marginTop: 4 }}>{data.notes.trim()}</Text> : null}
      </View>
      {shown.length > 0 ? (
        <View style={styles.section}>
          <Text style={[styles.heading, styles.rule, { paddingBottom: 3 }]}>{t('papers.sheet_photos')}</Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
            {shown.map((photo) => (
              <View key={photo.storageKey} style={{ width: 160 }} wrap={false}>
                <Image src={photo.image ?? ''} style={{ width: 160, height: 120, objectFit: 'contain' }} />
                <Text style={styles.quiet}>{photoTitle(photo, t)}</Text>
              </View>
            ))}
          </View>
        </View>
      ) : null}
      {data.skipped.map(({ shot, reason }) => (
        <Text key={shot} style={styles.quiet}>
          {[t(`inspections.shot_${shot}`), t('inspections.shot_skipped', { reason })].join(' · ')}
        </Text>
      ))}
      <View style={[styles.section, styles.columns]} wrap={false}>
        {data.signatures.map((signature) => (
          <PaperSignature
            key={signature.signer}
            role={t(signature.signer === 'customer' ? 'papers.sheet_customer' : 'papers.sheet_company')}
            name={signature.name}
            image={signature.image}
            signedAt={when(signature.signedAt)}
          />
        ))}
      </View>
    </PaperPage>,
  );
}

function facts(data: SheetData, { t, when }: { t: PaperText; when: (at: string) => string }): Fact[] {
  return [
    { label: t('papers.vehicle'), value: `${data.vehicle.name}, ${data.vehicle.plate}` },
    { label: t('papers.sheet_kind'), value: t(`vehicles.inspection_${data.kind}`) },
    { label: t('inspections.inspected_at'), value: when(data.inspectedAt) },
    { label: t('inspections.inspected_by'), value: data.inspectedBy },
    { label: t('papers.sheet_agreement'), value: data.agreementNumber },
    { label: t('inspections.odometer'), value: `${formatNumber(data.odometerKm, data.locale)} km` },
    { label: t('inspections.fuel_level'), value: t(`inspections.fuel_${data.fuelLevel}`) },
  ];
}

function checked({ checklist }: SheetData, t: PaperText): Fact[] {
  return checklist.map(({ item, answer }) => {
    const known = knownItem(item);
    return { label: known ? t(`inspections.${known}`) : item, value: t(`inspections.item_${answer}`) };
  });
}

function damageText({ number, isNew, zone, kind, severity, note }: SheetDamage, t: PaperText): string {
  const state = t(isNew ? 'inspections.mark_new' : 'inspections.mark_before');
  const words = [state, t(`inspections.severity_${severity}`), note].filter(Boolean).join(', ');
  const what = t('inspections.damage_at', {
    zone: t(`inspections.zone_${zone}`),
    kind: t(`inspections.kind_${kind}`),
  });
  return `${number}. ${what} (${words})`;
}

function photoTitle({ shot, damage }: SheetPhoto, t: PaperText): string {
  if (damage !== null) return t('papers.sheet_damage', { number: damage });
  return shot ? t(`inspections.shot_${shot}`) : '';
}
