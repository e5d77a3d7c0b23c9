import type { merchantSaleFields } from '@console/domain/merchant-sale'
import type { Answers } from '../../lists/listOfFields'
import { exactReceiptOf } from './matching'
import type { MerchantSale } from './rows'

/** What only the server can tell of payments at tills when lists are asked for them. */
export const merchantSaleAnswers = {
  exact: (sale, { world }) => exactReceiptOf(sale, world) !== null,
} satisfies Answers<typeof merchantSaleFields, MerchantSale>
