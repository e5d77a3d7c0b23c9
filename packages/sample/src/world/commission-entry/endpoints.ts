import { entriesResource } from '@console/domain/commission-entry'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { entryEntity } from './entity'
import { entryIn } from './holders'
import { entryAnswers } from './answers'

/** The endpoints of the ledger: nothing is decided about it. */
export const entryEndpoints = resourceEndpoints({
  resource: entriesResource,
  entity: entryEntity,
  answers: entryAnswers,
  toRow: entryIn,
  toDetail: entryIn,
  decisions: [],
  past: () => [],
})
