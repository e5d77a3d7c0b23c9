import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import { isNoteMissing } from '@console/core/workflows'
import type { Company } from './contract'
import type { CompanyInput } from './input'
import type { CompanyAction, CompanyBlocker, CompanyStatus } from './terms'

/** Input of the rules. */
type CompanyRecord = Pick<Company, 'status'>

type Rule = Exclude<CompanyBlocker, 'wrong_status'>
type Row = Transition<CompanyAction, CompanyStatus, CompanyRecord, Rule>

/**
 * Transitions of a company. Its products have no transition of their own: whether they are hidden is computed from its
 * status.
 */
// oxfmt-ignore
const table: readonly Row[] = [
  { event: 'suspend', from: ['active'], to: 'suspended', blockedBy: ['reason_missing', 'note_missing'], by: 'suspend', recorded: 'company.suspended' },
  { event: 'reinstate', from: ['suspended'], to: 'active', blockedBy: [], by: 'suspend', recorded: 'company.reinstated' },
]

/** The lifecycle of companies. */
export const companyLifecycle = {
  phaseOf: ({ status }) => status,
  table,
  rules: {
    reason_missing: ({ body }) => body !== undefined && body.reasonCode === undefined,
    note_missing: ({ body }) => body?.reasonCode === 'other' && isNoteMissing(body.note),
  },
  inputRules: ['reason_missing', 'note_missing'],
  after: (record, { to }) => ({ ...record, status: to }),
} satisfies Lifecycle<
  CompanyAction,
  CompanyStatus,
  CompanyRecord,
  Happening<CompanyInput>,
  Rule,
  CompanyInput
>
