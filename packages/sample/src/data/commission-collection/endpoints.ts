import { collectionsResource, type collectionFields } from '@console/domain/commission-collection'
import { collectionDecisions } from './decisions'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { collectionDetail } from './details'
import { collectionEntity } from './entity'
import { dayOffset } from '../shop-setting/dayOffset'
import type { Answers } from '../../lists/listOfFields'
import { day, instant } from '../../store/clock'
import { agentOf } from '../commission-voucher/rows'
import type { Collection } from './rows'

/** Days after which open commission should have been paid. */
const longest = 30

/** List fields of collections that only the server can answer. */
const collectionAnswers = {
  country: ({ agent }) => agentOf(agent.token).country,
  isOld: ({ oldestOpenAt }, { now }) =>
    oldestOpenAt !== null && oldestOpenAt < instant(Date.parse(now) - longest * day),
} satisfies Answers<typeof collectionFields, Collection>

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
