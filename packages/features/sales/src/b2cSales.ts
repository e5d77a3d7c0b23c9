import { orderPaths } from '@console/domain/order'
import type { SaleRow } from '@console/domain/sale'
import { defineList } from '@console/list'
import { ledger } from './ledger'

/** /b2c_sales (specification 2): sales to consumers. */
export const b2cSales = defineList<SaleRow>()({
  ...ledger,
  id: 'b2c-sales',
  title: 'b2c.title',
  fixed: { channel: 'b2c' },
  empty: { text: 'b2c.empty', next: { title: 'b2c.orders', to: orderPaths.b2c } },
})
