import type { entryFields } from '@console/domain/commission-entry'
import type { Answers } from '../../lists/listOfFields'
import { holdersIn } from './holders'
import type { Entry } from './rows'
import { stateOf } from './states'

/** List fields of the ledger's lines that only the server can answer. */
export const entryAnswers = {
  state: ({ entryToken }, { database }) => stateOf(holdersIn(database).get(entryToken)),
  voucher: ({ entryToken }, { database }) =>
    holdersIn(database).get(entryToken)?.voucherToken ?? null,
} satisfies Answers<typeof entryFields, Entry>
