import { entriesResource, type entryFields } from '@console/domain/commission-entry'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { entryEntity } from './entity'
import { entryIn, holdersIn } from './holders'
import { dayOffset } from '../shop-setting/dayOffset'
import type { Answers } from '../../lists/listOfFields'
import type { Entry } from './rows'
import { stateOf } from './states'

/** List fields of the ledger's lines that only the server can answer. */
const entryAnswers = {
  state: ({ entryToken }, { database }) => stateOf(holdersIn(database).get(entryToken)),
  voucher: ({ entryToken }, { database }) =>
    holdersIn(database).get(entryToken)?.voucherToken ?? null,
} satisfies Answers<typeof entryFields, Entry>

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
