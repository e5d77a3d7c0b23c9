import type { merchantSaleFields } from '@console/domain/merchant-sale'
import type { Answers } from '../../lists/listOfFields'
import { exactReceiptOf } from './matching'
import type { MerchantSale } from './rows'

/** List fields of till payments that only the server can answer. */
export const merchantSaleAnswers = {
  exact: (sale, { database }) => exactReceiptOf(sale, database) !== null,
} satisfies Answers<typeof merchantSaleFields, MerchantSale>
