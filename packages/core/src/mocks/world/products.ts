import { draws } from '../random'
import { token } from '../token'
import { type Approvable, approvals } from './approval'
import { businessRef, type Ref, tradingBusinesses } from './businesses'
import { dealt } from './dealt'
import { productName } from './names/goods'
import { once } from './once'

/** Domain design 4.3, the summary row. */
export interface Product extends Approvable {
  version: number
  secureToken: string
  productToken: string
  name: string
  sku: string
  business: Ref
}

/** Domain design 10: 2 000 products; 130 wait, 40 % of them updates of live ones; 86 % are approved. */
export const products = once((): Product[] => {
  const styles = dealt('product', 'style', { plain: 1960, arabic: 20, long: 20 })
  const sellers = tradingBusinesses().filter(({ trade }) => trade.sells.length > 0)
  return approvals('product', 24, {
    pending: 60,
    under_review: 18,
    update: 52,
    changes_requested: 46,
    approved: 1668,
    rejected: 110,
    suspended: 31,
    withdrawn: 15,
  }).map((approval, index) => {
    const { business, trade } = draws('product', index, 'business').pick(sellers)
    const name = productName(styles[index] ?? 'plain', trade.sells, draws('product', index, 'name'))
    return {
      version: 1,
      secureToken: token('product', index),
      productToken: token('productMoney', index),
      name,
      sku: `SKU-${String(index + 1).padStart(5, '0')}`,
      business: businessRef(business),
      ...approval,
    }
  })
})
