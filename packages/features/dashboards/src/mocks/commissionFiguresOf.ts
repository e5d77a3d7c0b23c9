import { currencies, type Currency } from '@console/core/contracts'
import { eachSafely, instant, type SampleDatabase } from '@console/sample'
import { collectionEntity } from '@console/sample/commission-collection'
import { type Entry, entryEntity } from '@console/sample/commission-entry'
import { daysOf } from './daysOf'
import type { Range } from '../contract'
import type { CommissionFigures, CommissionIn } from '../commission/contract'

/** Response of `GET /dashboard/commission`, computed from the current ledger and amounts owed to agents. */
export function commissionFiguresOf(database: SampleDatabase, range: Range): CommissionFigures {
  const now = database.now()
  const { days, placeOf, isNow, isBefore } = daysOf(database, range)
  const found = new Map<Currency, CommissionIn & { booked: number }>()
  const inCurrency = (currency: Currency) => {
    const known = found.get(currency) ?? { ...nothingIn(currency, days), booked: 0 }
    found.set(currency, known)
    return known
  }
  eachSafely(database.rows(entryEntity), (entry) => {
    const at = Date.parse(entry.at)
    const when = isNow(at) ? 'now' : isBefore(at) ? 'before' : null
    if (!when) return
    const { amount, currency } = entry.amount
    const sums = inCurrency(currency)
    const figure = figureOf(entry)
    sums[figure][when] += amount
    if (when === 'before') return
    sums.booked += 1
    const day = sums.days[placeOf(at)]
    if (day && (figure === 'platform' || figure === 'agents')) day[figure] += amount
  })
  eachSafely(database.rows(collectionEntity), ({ currency, outstanding }) => {
    if (outstanding.amount !== 0) inCurrency(currency).owed += outstanding.amount
  })
  const order = Object.keys(currencies)
  return {
    asOf: instant(now),
    range,
    currencies: [...found.values()]
      .toSorted(
        (one, other) =>
          other.booked - one.booked || order.indexOf(one.currency) - order.indexOf(other.currency),
      )
      .map(({ booked: _, ...rest }) => rest),
  }
}

function figureOf({ type, beneficiary }: Entry): 'platform' | 'agents' | 'takenBack' | 'byHand' {
  if (type === 'reversal') return 'takenBack'
  if (type === 'adjustment') return 'byHand'
  return beneficiary === 'platform' ? 'platform' : 'agents'
}

function nothingIn(currency: Currency, days: readonly string[]): CommissionIn {
  const nothing = () => ({ now: 0, before: 0 })
  return {
    currency,
    platform: nothing(),
    agents: nothing(),
    takenBack: nothing(),
    byHand: nothing(),
    owed: 0,
    days: days.map((day) => ({ day, platform: 0, agents: 0 })),
  }
}
