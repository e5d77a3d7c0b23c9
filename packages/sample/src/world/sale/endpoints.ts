import { salesResource } from '@console/domain/sale'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { saleDetail } from './details'
import { saleEntity } from './entity'
import { saleList } from './list'
import { saleHistory } from './past'

/** The endpoints of sales. */
export const saleEndpoints = resourceEndpoints({
  resource: salesResource,
  entity: saleEntity,
  list: saleList,
  toRow: (row) => row,
  toDetail: (row) => ({ ...row, ...saleDetail(row) }),
  decisions: [],
  past: saleHistory,
})
