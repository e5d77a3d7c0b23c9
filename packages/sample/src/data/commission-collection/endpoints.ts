import { collectionsResource } from '@console/domain/commission-collection'
import { collectionDecisions } from './decisions'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { collectionDetail } from './details'
import { collectionEntity } from './entity'
import { collectionAnswers } from './answers'
import { dayOffset } from '../shop-setting/dayOffset'

/** Endpoints of agents' commission. */
export const collectionEndpoints = resourceEndpoints({
  resource: collectionsResource,
  entity: collectionEntity,
  dayOffset,
  answers: collectionAnswers,
  toRow: (row) => row,
  toDetail: collectionDetail,
  decisions: [collectionDecisions],
  past: () => [],
})
