import { salesResource } from '@console/domain/sale'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { saleDecisions } from './decisions'
import { saleDetail } from './details'
import { saleEntity } from './entity'
import { saleAnswers } from './answers'
import { saleHistory } from './history'
import type { Sale } from './rows'
import { dayOffset } from '../shop-setting/dayOffset'

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
