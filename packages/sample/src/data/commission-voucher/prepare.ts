import type { Actor, Currency } from '@console/core/contracts'
import {
  isTooSmall,
  type VoucherToPrepare,
  voucherAmounts,
} from '@console/domain/commission-voucher'
import { token } from '../../random/token'
import { refuse } from '../../server/refuse'
import type { Sentence } from '../../server/sentences'
import { hour, instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { updateCollection } from '../commission-collection/updateCollection'
import { destinationsOf } from '../commission-collection/destinations'
import { entriesOfAgent, holdersIn } from '../commission-entry/holders'
import { settingsIn } from '../shop-setting/settingsIn'
import { minIn, withheldFor } from '../shop-setting/vouchers'
import { commissionVoucherEntity } from './entity'
import { agentOf, type CommissionVoucher, voucherNoOf } from './rows'
import { currentEvent } from '../../store/currentEvent'

type Body = Omit<VoucherToPrepare, 'collection' | 'destination'> & {
  collection: NonNullable<VoucherToPrepare['collection']>
  destination: NonNullable<VoucherToPrepare['destination']>
}

function refuseAt(pointer: string, message: Sentence) {
  return refuse(422, 'validation', message, { errors: [{ pointer, message }] })
}

/**
 * Prepares a voucher: a draft of its preparer.
 * @throws Refusal 409 if an entry is on another voucher by now, 422 with the field at fault
 */
export function prepareVoucher(body: Body, by: Actor, database: SampleDatabase): CommissionVoucher {
  const { collection, period, adjustments, withholdingBps, note } = body
  const { currency } = collection
  const today = instant(database.now()).slice(0, 10)
  if (period.to > today) throw refuseAt('/period/to', 'voucher.period_open')
  const ledger = new Map(
    entriesOfAgent(collection.agent.token, currency, database).map((each) => [
      each.entryToken,
      each,
    ]),
  )
  const holders = holdersIn(database)
  const entries = body.entries.map(({ token: own }) => {
    const entry = ledger.get(own)
    if (!entry) throw refuseAt('/entries', 'voucher.entries_foreign')
    if (holders.has(own)) throw refuse(409, 'entries_taken', 'voucher.entries_taken')
    return entry
  })
  const places = destinationsOf(agentOf(collection.agent.token).index, currency)
  const destination = places.find(({ token: own }) => own === body.destination.token)
  if (!destination?.isVerified) throw refuseAt('/destination', 'voucher.account_unverified')
  const { gross, withheld, net } = voucherAmounts({
    currency,
    entries,
    adjustments,
    withholdingBps,
  })
  if (isTooSmall(net, minIn(currency, database)))
    throw refuseAt('/withholdingBps', 'voucher.net_low')
  const count = database.rows(commissionVoucherEntity).length
  const at = instant(database.now())
  const made: Omit<CommissionVoucher, 'version'> = {
    voucherToken: token(`voucher of ${by.token}`, database.changes().length),
    voucherNo: voucherNoOf(count + 1),
    agent: collection.agent,
    currency,
    period,
    entryCount: entries.length,
    gross,
    withholding: { rateBps: withholdingBps, amount: withheld },
    net,
    method: destination.method,
    destination: destination.label,
    status: 'draft',
    prepared: { by, at },
    approved: null,
    paid: null,
    dueAt: instant(
      database.now() + settingsIn(database, 'review').slaHours.commissionVoucher * hour,
    ),
    failure: null,
    decision: null,
    adjustments,
    attempts: [],
    note: note.trim() || null,
    providerReference: null,
    receiptNo: null,
    returned: null,
    cancellation: null,
    entryTokens: entries.map(({ entryToken }) => entryToken),
    destinationToken: destination.token,
  }
  const voucher = database.add(commissionVoucherEntity, made, by.token, {
    done: {
      action: 'prepare',
      event: currentEvent(database, {
        at,
        actor: by,
        type: 'voucher.prepared',
        to: 'draft',
      }),
    },
  })
  updateCollection(collection.agent.token, currency, by.token, database)
  return voucher
}

/** Prepares a voucher of all open commission of an agent in a currency, to the first verified destination. */
export function prepareAll(
  agentToken: string,
  currency: Currency,
  by: Actor,
  database: SampleDatabase,
): CommissionVoucher {
  const seed = agentOf(agentToken)
  const holders = holdersIn(database)
  const open = entriesOfAgent(agentToken, currency, database).filter(
    ({ entryToken }) => !holders.has(entryToken),
  )
  const destination = destinationsOf(seed.index, currency).find(({ isVerified }) => isVerified)
  const agent = open[0]?.agent
  if (!agent || !destination) throw new Error('There is nothing to be paid, or nowhere to pay it')
  const days = open.map(({ at }) => at.slice(0, 10))
  return prepareVoucher(
    {
      collection: { token: agentToken, agent, currency, min: minIn(currency, database) },
      period: { from: days[0] ?? '', to: days.at(-1) ?? '' },
      entries: open.map(({ entryToken, amount, at }) => ({
        token: entryToken,
        amount,
        day: at.slice(0, 10),
      })),
      adjustments: [],
      withholdingBps: withheldFor(seed.country, database),
      destination,
      note: '',
    },
    by,
    database,
  )
}
