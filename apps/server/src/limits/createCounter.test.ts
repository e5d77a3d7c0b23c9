import { expect, test } from 'vitest'
import { createCounter } from './createCounter'

test('counts within a period that begins with the first event', () => {
  let now = 0
  const counter = createCounter(1, () => now)
  counter.add('a')
  now += 59_000
  counter.add('a')
  expect([counter.count('a'), counter.secondsLeft('a'), counter.secondsLeft('b')]).toEqual([
    2, 1, 0,
  ])
  now += 1000
  expect([counter.count('a'), counter.secondsLeft('a')]).toEqual([0, 0])
})

test('forgets the oldest of 100,000 keys, and reads the first 200 characters of a key', () => {
  const counter = createCounter(1, () => 0)
  const long = 'x'.repeat(200)
  counter.add(`${long}1`)
  expect(counter.count(`${long}2`)).toBe(1)
  for (let key = 0; key < 100_000; key += 1) counter.add(String(key))
  expect([counter.count(long), counter.count('0'), counter.count('99999')]).toEqual([0, 1, 1])
})
