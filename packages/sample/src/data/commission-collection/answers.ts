import type { collectionFields } from '@console/domain/commission-collection'
import type { Answers } from '../../lists/listOfFields'
import { day, instant } from '../../store/clock'
import { agentOf } from '../commission-voucher/rows'
import type { Collection } from './rows'

/** Days after which open commission should have been paid. */
const longest = 30

/** List fields of collections that only the server can answer. */
export const collectionAnswers = {
  country: ({ agent }) => agentOf(agent.token).country,
  isOld: ({ oldestOpenAt }, { now }) =>
    oldestOpenAt !== null && oldestOpenAt < instant(Date.parse(now) - longest * day),
} satisfies Answers<typeof collectionFields, Collection>
