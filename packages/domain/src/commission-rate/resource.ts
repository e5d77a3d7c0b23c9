import type { Resource } from '@console/core/resources'
import {
  commissionRateDetail,
  type CommissionRateDetail,
  commissionRateRow,
  type CommissionRateRow,
  nameOfSubject,
} from './contract'
import { commissionRateWorkflow } from './workflow'
import { rateFields } from './fields'

/** Commission rates. */
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
  workflows: [commissionRateWorkflow],
}
