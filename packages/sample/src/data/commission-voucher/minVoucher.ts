import type { Currency } from '@console/core/contracts'

/** Default minimum of a payment, in minor units, unless the shop's settings have another: sending less would cost more than it is worth. */
export const minVoucher: Readonly<Record<Currency, number>> = {
  KES: 10_000,
  TZS: 200_000,
  ETB: 10_000,
  USD: 100,
  EUR: 100,
  AED: 500,
  SAR: 500,
  TRY: 4000,
  SOS: 50_000,
  UGX: 3000,
  RWF: 1000,
  BIF: 2000,
  DJF: 150,
}
