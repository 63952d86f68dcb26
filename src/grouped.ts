/**
 * A whole number as messages write it: "1,234,567". `toLocaleString` says the same, and takes 25 ms to load what it knows
 * of all languages.
 */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
