/** Dates, and points in time, of ISO 8601. */

const year = '(?<year>[0-9]{4}|[+-][0-9]{6})';
const month = '(?<month>0[1-9]|1[0-2])';
const day = '(?<day>0[1-9]|[12][0-9]|3[01])';
const week = '(?:0[1-9]|[1-4][0-9]|5[0-3])';
const ordinal = '(?<ordinal>[0-9]{3})';
const hour = '(?:[01][0-9]|2[0-3])';
const minute = '[0-5][0-9]';
/** 60 is a leap second. */
const second = '(?:[0-5][0-9]|60)';
const fraction = '(?:[.,][0-9]+)?';

const completeDates = [
  `${year}-${month}-${day}`,
  `${year}${month}${day}`,
  `${year}-W${week}-[1-7]`,
  `${year}W${week}[1-7]`,
  `${year}-${ordinal}`,
  `${year}${ordinal}`,
];
/** Without a day, so that no time can follow. In the basic form a month alone would look like a date of two-digit year. */
const reducedDates = [year, `${year}-${month}`, `${year}-W${week}`, `${year}W${week}`];

const time = `(?:${hour}(?::?${minute}(?::?${second})?)?${fraction}|24(?::?00(?::?00)?)?(?:[.,]0+)?)`;
const zone = `(?:[Zz]|[+-]${hour}(?::?${minute})?)`;

/** The named parts of several forms need an expression each. */
const forms: readonly RegExp[] = [
  ...completeDates.map((date) => new RegExp(`^${date}(?:[Tt]${time}${zone}?)?$`)),
  ...reducedDates.map((date) => new RegExp(`^${date}$`)),
];

/**
 * Whether any form of ISO 8601 says a date or a date with a time like this: basic or extended, by month, week or day of
 * the year, of reduced precision, with any fraction, with or without a zone. A space between date and time is what RFC
 * 3339 allows beside ISO 8601.
 */
export const isDate = (text: string): boolean =>
  forms.some((form) => {
    const match = form.exec(text);
    return match !== null && exists(match.groups ?? {});
  });

/** The day is one of the calendar. */
function exists({ year, month, day, ordinal }: Readonly<Record<string, string | undefined>>): boolean {
  if (day !== undefined) return Number(day) <= daysOf(Number(year), Number(month));
  if (ordinal === undefined) return true;
  return Number(ordinal) >= 1 && Number(ordinal) <= (daysOf(Number(year), 2) === 29 ? 366 : 365);
}

/** Day 0 of the next month is the last of this one. The calendar repeats every 400 years, and `Date` reads years below 100 otherwise. */
const daysOf = (year: number, month: number): number => new Date(Date.UTC((year % 400) + 2000, month, 0)).getUTCDate();
