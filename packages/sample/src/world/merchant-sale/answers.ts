import type { merchantSaleFields } from '@console/domain/merchant-sale'
import type { Answers } from '../../lists/listOfFields'
import { exactReceiptOf } from './matching'
import type { MerchantSale } from './rows'

/** List fields of till payments that only the server can answer. */
export const merchantSaleAnswers = {
  exact: (sale, { world }) => exactReceiptOf(sale, world) !== null,
} satisfies Answers<typeof merchantSaleFields, MerchantSale>
