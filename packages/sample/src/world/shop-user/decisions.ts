import { requireTransition } from '@console/core/flows'
import { type ShopUserAction, shopUserLifecycle } from '@console/domain/shop-user'
import type { DecisionRules } from '../../decisions/decisionRules'
import { hinderedBy } from '../../decisions/hinderedBy'
import type { StoredShopUser } from './rows'

/** Who shops is blocked and let in again. */
export const shopUserDecisions: DecisionRules<StoredShopUser> = {
  kind: 'shopUser',
  ...hinderedBy(shopUserLifecycle, (user: StoredShopUser) => user),
  decide({ record, action }) {
    const { to, recorded } = requireTransition(shopUserLifecycle, record, action as ShopUserAction)
    return { fields: { status: to }, recorded, from: record.status, to, isDecision: true }
  },
}
