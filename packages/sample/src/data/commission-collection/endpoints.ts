import { collectionsResource } from '@console/domain/commission-collection'
import { collectionDecisions } from './decisions'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { collectionDetail } from './details'
import { collectionEntity } from './entity'
import { collectionAnswers } from './answers'

/** Endpoints of agents' commission. */
export const collectionEndpoints = resourceEndpoints({
  resource: collectionsResource,
  entity: collectionEntity,
  answers: collectionAnswers,
  toRow: (row) => row,
  toDetail: collectionDetail,
  decisions: [collectionDecisions],
  past: () => [],
})
