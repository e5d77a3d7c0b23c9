import { day, hour, minute, sampleStart } from '../../store/clock'
import { seededRandom } from '../../random/random'

const days = 365

/** People buy between seven in the morning and eight in the evening, East Africa Time. */
const opening = 4 * hour
const openFor = 13 * hour

/** Weight of each weekday, Sunday first. */
const weekdays = [0.45, 1.2, 1.1, 1.05, 1.05, 1.15, 0.85]

/** Midnight of the first of the twelve months' days. */
const firstDay = sampleStart - (sampleStart % day) - (days - 1) * day

/** The marketplace grows, weeks have their rhythm, and people buy after they are paid. */
function busynessOf(number: number): number {
  const date = new Date(firstDay + number * day)
  const tomorrow = new Date(date.getTime() + 2 * day)
  const isMonthEnd = tomorrow.getUTCMonth() !== date.getUTCMonth() || date.getUTCDate() === 1
  const grown = 0.4 + (1.2 * number) / days
  return grown * (weekdays[date.getUTCDay()] ?? 1) * (isMonthEnd ? 1.4 : 1) * openShare(number)
}

/** Share of a day that has passed: less than one only for the last day, which ends at the sample's start. */
function openShare(number: number): number {
  return number < days - 1 ? 1 : (sampleStart - firstDay - number * day - opening) / openFor
}

/**
 * Purchase times in the twelve months before the sample's start, oldest first, in milliseconds since 1970.
 * @param type names the random streams
 */
export function tradingTimes(type: string, count: number): readonly number[] {
  const weights = Array.from({ length: days }, (_, number) => busynessOf(number))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let number = 0
  let before = 0
  return Array.from({ length: count }, (_, index) => {
    const wanted = ((index + 0.5) / count) * all
    while (number < days - 1 && before + (weights[number] ?? 0) < wanted)
      before += weights[number++] ?? 0
    const share = (wanted - before) / (weights[number] ?? 1)
    const time = firstDay + number * day + opening + share * openShare(number) * openFor
    const wait = seededRandom(type, index, 'wait').next() * 9 * minute
    return Math.floor(Math.min(time + wait, sampleStart - minute) / 1000) * 1000
  })
}
