import { dormantAfterDays, type shopUserFields } from '@console/domain/shop-user'
import type { Answers } from '../../lists/listOfFields'
import { day } from '../../store/clock'
import { withOrders } from './currentOrders'
import type { StoredShopUser } from './rows'

/** List fields of shop users that only the server can answer. */
export const shopUserAnswers = {
  dormant: (user, { database }) => {
    const { lastOrderAt } = withOrders(user, database)
    return lastOrderAt !== null && database.now() - Date.parse(lastOrderAt) > dormantAfterDays * day
  },
} satisfies Answers<typeof shopUserFields, StoredShopUser>
