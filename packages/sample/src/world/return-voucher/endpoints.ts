import { returnsResource } from '@console/domain/return-voucher'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { returnDetail } from './details'
import { returnVoucherEntity } from './entity'
import { returnList } from './list'
import { returnHistory } from './past'

/** The endpoints of returns. */
export const returnEndpoints = resourceEndpoints({
  resource: returnsResource,
  entity: returnVoucherEntity,
  list: returnList,
  toRow: (row) => row,
  toDetail: (row) => ({ ...row, ...returnDetail(row) }),
  decisions: [],
  past: returnHistory,
})
