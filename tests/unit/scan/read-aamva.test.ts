import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAamva } from '@/lib/scan/read-aamva';
import specimens from '../../fixtures/scan/specimens.json';

const HEAD = '@\n\u001e\rANSI 636026080102DL00410288ZA03290015DL';

function valuesOf(text: string) {
  const fields = readAamva(text)?.fields ?? {};
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.value]));
}

describe('readAamva', () => {
  it('reads a licence of the United States', () => {
    const specimen = specimens.find(({ name }) => name === 'licence');
    expect(valuesOf(specimen?.aamva ?? '')).toEqual(specimen?.found);
    expect(readAamva(specimen?.aamva ?? '')).toMatchObject({ kind: 'license', side: 'back' });
  });

  it('reads a Canadian one, whose dates begin with the year', () => {
    const text = `${HEAD}DAQD12345678\nDCSTREMBLAY\nDACMARIE\nDADNONE\nDBB19700131\nDBA20311130\nDAG12 RUE ST PAUL O\nDAIMONTREAL\nDAJQC\nDAKH2Y1Z5     \nDCGCAN\r`;
    expect(valuesOf(text)).toEqual({
      fullName: 'Marie Tremblay',
      dateOfBirth: '1970-01-31',
      licenseNumber: 'D12345678',
      licenseExpiresOn: '2031-11-30',
      licenseCountry: 'CA',
      country: 'CA',
      address: '12 Rue St Paul O',
      city: 'Montreal, QC',
      postalCode: 'H2Y 1Z5',
    });
  });

  it('reads the oldest version, with the whole name in one element', () => {
    const text =
      '@\n\u001e\rAAMVA6360000102DL00390188DLDAAPUBLIC,JOHN,Q\nDAQ123456789\nDBB19610108\nDBA20280108\nDAJON\n';
    expect(valuesOf(text)).toMatchObject({
      fullName: 'John Q Public',
      dateOfBirth: '1961-01-08',
      licenseExpiresOn: '2028-01-08',
      country: 'CA',
    });
  });

  it('takes an identity card of a state for an id, not for a licence', () => {
    const text = `${HEAD.replaceAll('DL', 'ID')}DAQA1\nDCSO'BRIEN\nDACANN\nDBB04121987\nDBA08152031\nDCGUSA\r`;
    expect(readAamva(text)?.kind).toBe('national');
    expect(valuesOf(text)).toEqual({
      fullName: "Ann O'Brien",
      dateOfBirth: '1987-04-12',
      idNumber: 'A1',
      idExpiresOn: '2031-08-15',
      idType: 'national',
      country: 'US',
    });
  });

  it('takes names for names, even those that look like elements', () => {
    expect(valuesOf(`${HEAD}DAQ1\nDCSDACOSTA\nDACDAQUAN\nDBB04121987\r`).fullName).toBe('Daquan Dacosta');
  });

  it('leaves out what is no date', () => {
    expect(valuesOf(`${HEAD}DAQ1\nDCSPAUL\nDACANN\nDBB13321987\nDBAsoon\r`)).toEqual({
      fullName: 'Ann Paul',
      licenseNumber: '1',
      licenseCountry: 'US',
      country: 'US',
    });
  });

  it('finds nothing in other codes, and never throws', () => {
    expect(readAamva('')).toBeNull();
    expect(readAamva('https://example.test/ANSI ')).toBeNull();
    expect(readAamva(`${HEAD}DAQ1\nDCSPAUL\n`)).toBeNull();
    expect(readAamva(`ANSI ${'D'.repeat(5000)}`)).toBeNull();
    const elements = fc.array(
      fc.tuple(fc.stringMatching(/^D[A-D][A-Z]$/), fc.string()).map(([code, value]) => code + value),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          elements.map((lines) => HEAD + lines.join('\n')),
        ),
        (text) => {
          readAamva(text);
        },
      ),
      { numRuns: 500 },
    );
  });
});
