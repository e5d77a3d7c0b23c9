import { salesResource, type saleFields } from '@console/domain/sale'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { saleDecisions } from './decisions'
import { saleDetail } from './details'
import { saleEntity } from './entity'
import { saleHistory } from './history'
import type { Sale } from './rows'
import { dayOffset } from '../shop-setting/dayOffset'
import type { Answers } from '../../lists/listOfFields'

/** List fields of sales that only the server can answer. */
const saleAnswers = {
  thisMonth: ({ completedAt }, { now }) => completedAt.slice(0, 7) === now.slice(0, 7),
} satisfies Answers<typeof saleFields, Sale>

/** Endpoints of sales. */
export const saleEndpoints = resourceEndpoints({
  resource: salesResource,
  entity: saleEntity,
  dayOffset,
  answers: saleAnswers,
  toRow: (row) => row,
  toDetail: (row, database) => ({ ...row, ...saleDetail(row, database) }),
  decisions: [saleDecisions<Sale>()],
  past: saleHistory,
})
