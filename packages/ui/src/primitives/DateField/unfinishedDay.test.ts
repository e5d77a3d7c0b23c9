import { expect, test } from 'vitest'
import {
  isImpossibleDay,
  isUnfinishedDay,
  partsOfValue,
  unparsedText,
  valueOfParts,
  unparsedValueOf,
} from './unfinishedDay'

test('reports a complete day in the form of its contract', () => {
  expect(valueOfParts({ year: 2028, month: 2, day: 29 }, false)).toBe('2028-02-29')
  const moment = { year: 2028, month: 12, day: 3, hour: 8, minute: 5 }
  expect(valueOfParts(moment, true)).toBe('2028-12-03T08:05')
})

test('reports an empty value without input', () => {
  expect(valueOfParts({}, false)).toBe('')
})

test.each([
  ['without a day', { year: 2028, month: 12 }, false],
  ['with half a year', { year: 202, month: 12, day: 31 }, false],
  ['29 February 2027', { year: 2027, month: 2, day: 29 }, true],
  ['31 April', { year: 2028, month: 4, day: 31 }, true],
])('%s is unfinished', (_, parts, isImpossible) => {
  const value = valueOfParts(parts, false)
  expect(isUnfinishedDay(value)).toBe(true)
  expect(isImpossibleDay(value)).toBe(isImpossible)
  expect(value).toHaveLength('2028-12-31'.length)
})

test.each([
  { year: 2028, month: 12, day: 31 },
  { year: 2028, month: 4, day: 31 },
  { year: 202, day: 5 },
  { month: 12 },
  { year: 2028, month: 12, day: 31, hour: 8 },
])('the parts %j are read back', (parts) => {
  const value = valueOfParts(parts, 'hour' in parts)
  expect(partsOfValue(value)).toEqual({ ...partsOfValue(''), ...parts })
})

test('keeps a pasted text that is no day, and treats no other value as one', () => {
  const value = unparsedValueOf(' end of March ')
  expect([isUnfinishedDay(value), isImpossibleDay(value)]).toEqual([true, false])
  expect(unparsedText(value)).toBe('end of March')
  expect(unparsedText(valueOfParts({ month: 12 }, false))).toBeNull()
  expect(unparsedText('2028-12-31')).toBeNull()
})

test('a day without its time is unfinished', () => {
  expect(isUnfinishedDay(valueOfParts({ year: 2028, month: 12, day: 31 }, true))).toBe(true)
})

test('text that is typed elsewhere is not an unfinished day', () => {
  expect(isUnfinishedDay('1234-56-78')).toBe(false)
})
