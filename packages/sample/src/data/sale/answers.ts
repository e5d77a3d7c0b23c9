import type { saleFields } from '@console/domain/sale'
import type { Answers } from '../../lists/listOfFields'
import type { Sale } from './rows'

/** List fields of sales that only the server can answer. */
export const saleAnswers = {
  thisMonth: ({ completedAt }, { now }) => completedAt.slice(0, 7) === now.slice(0, 7),
} satisfies Answers<typeof saleFields, Sale>
