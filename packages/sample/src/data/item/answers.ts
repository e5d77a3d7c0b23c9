import type { itemFields } from '@console/domain/item'
import { approvalAnswers } from '../shared/approvalAnswers'
import type { Answers } from '../../lists/listOfFields'
import type { Product } from '../product/rows'
import type { ServiceProduct } from '../service-product/rows'
import { isHidden } from './isHidden'

/** Last days of a featured item, in milliseconds. */
const ending = 3 * 86_400_000

/** List fields of products and services that only the server can answer. */
export const itemAnswers = {
  ...approvalAnswers,
  featuredState: ({ featured }, { database }) => {
    if (featured === null) return null
    const isEnding =
      featured.state === 'featured' &&
      featured.endsAt !== null &&
      Date.parse(featured.endsAt) - database.now() < ending
    return isEnding ? ['featured', 'ending'] : featured.state
  },
  hidden: (item, { database }) => isHidden(item, database),
} satisfies Answers<typeof itemFields, Product | ServiceProduct>
