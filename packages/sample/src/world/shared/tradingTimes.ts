import { sampleStart } from '../../store/clock'
import { draws } from '../../draws/random'
import { day, hour, minute } from './approval'

const days = 365

/** People buy between seven in the morning and eight in the evening, East Africa Time. */
const opening = 4 * hour
const openFor = 13 * hour

/** How busy each weekday is, Sunday first. */
const weekdays = [0.45, 1.2, 1.1, 1.05, 1.05, 1.15, 0.85]

/** The midnight that begins each day of the twelve months, oldest first. */
const firstDay = sampleStart - (sampleStart % day) - (days - 1) * day

/** The marketplace grows, weeks have their rhythm, and people buy when they were paid. */
function busynessOf(number: number): number {
  const date = new Date(firstDay + number * day)
  const tomorrow = new Date(date.getTime() + 2 * day)
  const isMonthEnd = tomorrow.getUTCMonth() !== date.getUTCMonth() || date.getUTCDate() === 1
  const grown = 0.4 + (1.2 * number) / days
  return grown * (weekdays[date.getUTCDay()] ?? 1) * (isMonthEnd ? 1.4 : 1) * openShare(number)
}

/** How much of a day there is: of the last one only what came before the sample's start. */
function openShare(number: number): number {
  return number < days - 1 ? 1 : (sampleStart - firstDay - number * day - opening) / openFor
}

/**
 * When each of so many things was bought in the twelve months before the sample's start, oldest first, in milliseconds since 1970.
 * @param type whose streams are drawn from
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
    const wait = draws(type, index, 'wait').next() * 9 * minute
    return Math.floor(Math.min(time + wait, sampleStart - minute) / 1000) * 1000
  })
}
