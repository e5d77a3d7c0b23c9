import type { OrderLimits } from '@console/domain/order'
import type { SampleDatabase } from '../../store/store'
import { everywhere } from '../shared/money'
import { shopSettingSeeds } from '../shop-setting/seeds'
import { settingsIn } from '../shop-setting/settingsIn'

function limitsOf({
  staffManualLimit,
  b2bApprovalOver,
}: typeof shopSettingSeeds.orders): OrderLimits {
  return { manual: staffManualLimit, b2b: b2bApprovalOver }
}

/** Limits before the sample's start, above which an administrator had to approve. */
export const formerLimits = limitsOf(shopSettingSeeds.orders)

/**
 * Current limits above which an administrator has to approve an order: one written by the staff, and one of a business.
 */
export function orderLimitsIn(database: SampleDatabase): OrderLimits {
  return limitsOf(settingsIn(database, 'orders'))
}

/** Amounts from which an order deserves a second look. */
export const highValues = new Map(
  everywhere(600_000).map(({ currency, amount }) => [currency, amount]),
)
