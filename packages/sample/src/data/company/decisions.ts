import { requireTransition } from '@console/core/flows'
import { type CompanyAction, companyLifecycle } from '@console/domain/company'
import type { DecisionRules } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'
import type { StoredCompany } from './rows'

/** Administrators suspend and reinstate companies. Their products stay unchanged: reading one checks its company. */
export const companyDecisions: DecisionRules<StoredCompany> = {
  workflow: 'company',
  ...blockedBy(companyLifecycle, (company: StoredCompany) => company),
  decide({ record, action }) {
    const { to, recorded } = requireTransition(companyLifecycle, record, action as CompanyAction)
    return { fields: { status: to }, recorded, from: record.status, to, isDecision: true }
  },
}
