/** The clock, as far as this program looks at it: dates in settings are days of Universal Time. */
export const today = (): string => new Date().toISOString().slice(0, 10);
