import type { Resource } from '../resources/resource'
import {
  commissionRateDetail,
  type CommissionRateDetail,
  commissionRateRow,
  type CommissionRateRow,
  type RateSubject,
} from './contract'
import { commissionRateKind } from './kind'
import { rateFields } from './fields'

/** What a rate is of in one text, a product with its SKU: others may be called the same. Null for everything. */
export function nameOfSubject({ ref, item }: RateSubject): string | null {
  return ref && (item ? `${ref.label} (${item.sku})` : ref.label)
}

/** Rates of commission. */
export const commissionRatesResource: Resource<
  CommissionRateRow,
  CommissionRateDetail,
  typeof rateFields
> = {
  id: 'commission-rates',
  base: 'gateway',
  path: '/commission-rates',
  row: commissionRateRow,
  detail: commissionRateDetail,
  fields: rateFields,
  tokenOf: ({ rateToken }) => rateToken,
  nameOf: ({ subject }) => nameOfSubject(subject) ?? '*',
  revisionOf: () => 1,
  kinds: [commissionRateKind],
}
