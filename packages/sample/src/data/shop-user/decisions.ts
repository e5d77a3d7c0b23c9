import { requireTransition } from '@console/core/flows'
import { type ShopUserAction, shopUserLifecycle } from '@console/domain/shop-user'
import type { DecisionRules } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'
import { accountEntity } from '../../accounts/accountEntity'
import { revokeAllTokens } from '../../accounts/sessions'
import type { StoredShopUser } from './rows'

/** Blocking and unblocking of shop users. */
export const shopUserDecisions: DecisionRules<StoredShopUser> = {
  workflow: 'shopUser',
  ...blockedBy(shopUserLifecycle, (user: StoredShopUser) => user),
  decide({ record, action }) {
    const { to, recorded } = requireTransition(shopUserLifecycle, record, action as ShopUserAction)
    return { fields: { status: to }, recorded, from: record.status, to, isDecision: true }
  },
  whenTaken({ record, action, database }) {
    // Not undone with the block: an unblocked user signs in again.
    if (action === 'block' && database.find(accountEntity, record.userToken))
      revokeAllTokens(database, record.userToken)
  },
}
