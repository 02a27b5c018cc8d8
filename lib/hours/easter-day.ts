/**
 * Easter Sunday of a year of the Gregorian calendar, such as `2026-04-05`. It is the Sunday after the first full moon of
 * spring, computed as in Meeus, Astronomical Algorithms, chapter 8.
 */
export function easterDay(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const march = moon + weekday - 7 * late + 22;
  return new Date(Date.UTC(year, 2, march)).toISOString().slice(0, 10);
}
