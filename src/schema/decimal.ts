interface Decimal {
  readonly digits: bigint;
  /** Power of ten. */
  readonly exponent: number;
}

/** The number as it is written in decimals, so that 0.3 is three tenths and no binary fraction. */
function decimal(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

/** Whether `value` is a whole number of times `unit`, which must not be 0. */
export function isMultiple(value: number, unit: number): boolean {
  if (!Number.isFinite(value) || !Number.isFinite(unit)) return false;
  const a = decimal(value);
  const b = decimal(unit);
  const exponent = Math.min(a.exponent, b.exponent);
  const scaled = (number: Decimal) => number.digits * 10n ** BigInt(number.exponent - exponent);
  return scaled(a) % scaled(b) === 0n;
}
