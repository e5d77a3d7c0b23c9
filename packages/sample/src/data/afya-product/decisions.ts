import { requireTransition } from '@console/core/flows'
import { type AfyaAction, type AfyaInput, afyaLifecycle } from '@console/domain/afya-product'
import { expiryOf } from '@console/domain/company'
import type { DecisionRules } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import type { StoredAfyaProduct } from './rows'

function seen(product: StoredAfyaProduct, database: SampleDatabase) {
  const { status, brandName, recall, registrationExpiresOn } = product
  const registration = expiryOf(registrationExpiresOn, instant(database.now()))
  return { status, brandName, recall, registration }
}

/** All operators offer and withdraw products; administrators recall them. */
export const afyaProductDecisions: DecisionRules<StoredAfyaProduct> = {
  workflow: 'afyaProduct',
  ...blockedBy(afyaLifecycle, seen),
  decide({ record, action, by, at, body, database }) {
    const before = seen(record, database)
    const transition = requireTransition(afyaLifecycle, before, action as AfyaAction)
    const input: AfyaInput = body
    const { status, recall } = afyaLifecycle.after(before, transition, { by, at, body: input })
    return {
      fields: { status, recall },
      recorded: transition.recorded,
      from: record.status,
      to: status,
      isDecision: true,
    }
  },
}
