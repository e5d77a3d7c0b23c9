import { entriesResource } from '@console/domain/commission-entry'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { entryEntity } from './entity'
import { entryIn } from './holders'
import { entryAnswers } from './answers'
import { dayOffset } from '../shop-setting/dayOffset'

/** Endpoints of the ledger, which has no decisions. */
export const entryEndpoints = resourceEndpoints({
  resource: entriesResource,
  entity: entryEntity,
  dayOffset,
  answers: entryAnswers,
  toRow: entryIn,
  toDetail: entryIn,
  decisions: [],
  past: () => [],
})
