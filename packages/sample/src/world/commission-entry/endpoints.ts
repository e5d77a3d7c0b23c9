import { entriesResource } from '@console/domain/commission-entry'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { entryEntity } from './entity'
import { entryIn } from './holders'
import { entryList } from './list'

/** The endpoints of the ledger: nothing is decided about it. */
export const entryEndpoints = resourceEndpoints({
  resource: entriesResource,
  entity: entryEntity,
  list: entryList,
  toRow: entryIn,
  toDetail: entryIn,
  decisions: [],
  past: () => [],
})
