import type { OrderLimits } from '@console/domain/order'
import type { World } from '../../store/store'
import { everywhere } from '../shared/money'
import { shopSettingSeeds } from '../shop-setting/seeds'
import { settingsIn } from '../shop-setting/settingsIn'

function limitsOf({
  staffManualLimit,
  b2bApprovalOver,
}: typeof shopSettingSeeds.orders): OrderLimits {
  return { manual: staffManualLimit, b2b: b2bApprovalOver }
}

/** What an administrator had to approve of before the sample's start. */
export const formerLimits = limitsOf(shopSettingSeeds.orders)

/** An order of more than this has to be approved by an administrator now: one that the staff wrote, one of a business. */
export function orderLimitsIn(world: World): OrderLimits {
  return limitsOf(settingsIn(world, 'orders'))
}

/** From here on an order is worth a second look. */
export const highValues = new Map(
  everywhere(600_000).map(({ currency, amount }) => [currency, amount]),
)
