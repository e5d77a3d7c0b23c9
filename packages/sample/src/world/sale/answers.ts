import type { saleFields } from '@console/domain/sale'
import type { Answers } from '../../lists/listOfFields'
import type { Sale } from './rows'

/** What only the server can tell of sales when lists are asked for them. */
export const saleAnswers = {
  thisMonth: ({ completedAt }, { now }) => completedAt.slice(0, 7) === now.slice(0, 7),
} satisfies Answers<typeof saleFields, Sale>
