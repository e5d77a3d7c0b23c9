import type { Resource } from '@console/core/resources'
import { commissionEntry, type CommissionEntry } from './contract'
import { entryFields } from './fields'

/** The commission ledger, with the filters `agent`, `product`, `order`, `currency`, `state`, `type` and `beneficiary`. */
export const entriesResource: Resource<CommissionEntry, CommissionEntry, typeof entryFields> = {
  id: 'commission-entries',
  base: 'gateway',
  path: '/commission-entries',
  row: commissionEntry,
  detail: commissionEntry,
  fields: entryFields,
  tokenOf: ({ entryToken }) => entryToken,
  nameOf: ({ order, reason }) => order?.label ?? reason ?? '',
  revisionOf: () => 1,
  workflows: [],
}
