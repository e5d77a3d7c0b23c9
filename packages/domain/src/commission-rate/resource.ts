import type { Resource } from '../resources/resource'
import {
  commissionRateDetail,
  type CommissionRateDetail,
  commissionRateRow,
  type CommissionRateRow,
} from './contract'
import { commissionRateKind } from './kind'

/** Rates of commission. */
export const commissionRatesResource: Resource<CommissionRateRow, CommissionRateDetail> = {
  id: 'commission-rates',
  base: 'gateway',
  path: '/commission-rates',
  row: commissionRateRow,
  detail: commissionRateDetail,
  tokenOf: ({ rateToken }) => rateToken,
  nameOf: ({ subject }) => subject.ref?.label ?? '*',
  revisionOf: () => 1,
  kinds: [commissionRateKind],
}
