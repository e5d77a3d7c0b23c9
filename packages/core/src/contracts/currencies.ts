/** Number of decimals of each currency on paper. Intl differs: it writes the Somali shilling without its cents. */
export const currencies = {
  KES: 2,
  TZS: 2,
  ETB: 2,
  USD: 2,
  EUR: 2,
  AED: 2,
  SAR: 2,
  TRY: 2,
  SOS: 2,
  UGX: 0,
  RWF: 0,
  BIF: 0,
  DJF: 0,
} as const

/** An ISO 4217 code that the marketplace trades in. */
export type Currency = keyof typeof currencies
