import { orderPaths } from '@console/domain/order'
import type { SaleRow } from '@console/domain/sale'
import { defineList } from '@console/list'
import { ledger } from './ledger'

/** /b2b_sales (specification 2): sales to businesses. */
export const b2bSales = defineList<SaleRow>()({
  ...ledger,
  id: 'b2b-sales',
  title: 'b2b.title',
  fixed: { channel: 'b2b' },
  empty: { text: 'b2b.empty', next: { title: 'b2b.orders', to: orderPaths.b2b } },
})
