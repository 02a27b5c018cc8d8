import { describe, expect, it } from 'vitest';
import { passesFor } from '@/lib/tenants/passes-for';

describe('a company’s name that would pass for the platform’s', () => {
  it.each([
    ['Wout'],
    ['WOUT'],
    ['wout Haiti S.A.'],
    ['The Wout'],
    ['Wout Support'],
    ['WoutSupport'],
    ['supportwout'],
    ['W.o.u.t'],
    ['W o u t Rent'],
    ['Wo ut'],
    ['Ｗｏｕｔ'],
    ['Wоut Rent (with a Cyrillic letter)'],
    ['W0ut'],
    ['VVout'],
    ['W\u200bout'],
    ['Woüt'],
    ['Sipò Wout'],
    ['L’équipe Wout'],
    ['Customer help of Wout'],
    ['Facturation – wout'],
    ['𝗪𝗼𝘂𝘁'],
  ])('%s', (name) => {
    expect(passesFor(name, 'Wout')).toBe(true);
  });

  it.each([
    ['Okap Wout Lib'],
    ['Lokasyon Wout Nasyonal'],
    ['Wouter’s Cars'],
    ['Woutin Auto'],
    ['Support Auto'],
    ['Outwo'],
    ['Lakay Rent'],
    ['Team Kay Jean'],
    [''],
    ['…'],
  ])('is not %s', (name) => {
    expect(passesFor(name, 'Wout')).toBe(false);
  });

  it('also where the platform has a name of several words, or none', () => {
    expect(passesFor('Rent-Ayiti', 'Rent Ayiti')).toBe(true);
    expect(passesFor('RentAyiti help', 'Rent Ayiti')).toBe(true);
    expect(passesFor('Rent Ayisyen', 'Rent Ayiti')).toBe(false);
    expect(passesFor('Wout', '')).toBe(false);
  });
});
