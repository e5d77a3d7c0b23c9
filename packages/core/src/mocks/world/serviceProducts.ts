import { draws } from '../random'
import { token } from '../token'
import { approvals } from './approval'
import { businessRef, tradingBusinesses } from './businesses'
import { dealt } from './dealt'
import { serviceName } from './names/services'
import { once } from './once'
import type { Product } from './products'

/** Domain design 4.4, the summary row: so far all that a product's has. */
export type ServiceProduct = Product

/** Domain design 10: 400 service products; 38 wait, 15 of them updates of live ones; 86 % are approved. */
export const serviceProducts = once((): ServiceProduct[] => {
  const styles = dealt('serviceProduct', 'style', { plain: 392, arabic: 4, long: 4 })
  const providers = tradingBusinesses().filter(({ trade }) => trade.kind === 'service_provider')
  return approvals('serviceProduct', 24, {
    pending: 18,
    under_review: 5,
    update: 15,
    changes_requested: 8,
    approved: 329,
    rejected: 17,
    suspended: 5,
    withdrawn: 3,
  }).map((approval, index) => {
    const { business, trade } = draws('serviceProduct', index, 'business').pick(providers)
    const stream = draws('serviceProduct', index, 'name')
    return {
      version: 1,
      secureToken: token('serviceProduct', index),
      productToken: token('serviceProductMoney', index),
      name: serviceName(styles[index] ?? 'plain', trade.name, stream),
      sku: `SRV-${String(index + 1).padStart(5, '0')}`,
      business: businessRef(business),
      ...approval,
    }
  })
})
