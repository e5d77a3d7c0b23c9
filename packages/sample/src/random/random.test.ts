import { describe, expect, test } from 'vitest'
import { seededRandom, shuffled } from './random'

function firstTen(type: string, index: number, field: string) {
  const stream = seededRandom(type, index, field)
  return Array.from({ length: 10 }, () => stream.next())
}

describe('the streams of the sample data', () => {
  test('the same stream gives the same numbers, whatever was drawn from others before', () => {
    const alone = firstTen('business', 7, 'name')
    seededRandom('business', 7, 'a field added later').next()
    seededRandom('an entity added later', 7, 'name').next()
    expect(firstTen('business', 7, 'name')).toEqual(alone)
  })

  test('each type, index and field has its own stream', () => {
    const firsts = [
      seededRandom('business', 7, 'name'),
      seededRandom('product', 7, 'name'),
      seededRandom('business', 8, 'name'),
      seededRandom('business', 7, 'county'),
    ].map((stream) => stream.next())
    expect(new Set(firsts).size).toBe(firsts.length)
  })

  test('the numbers themselves never change', () => {
    expect(firstTen('business', 0, 'name').slice(0, 3)).toEqual([
      0.3915763362310827, 0.7063738212455064, 0.7758495570160449,
    ])
  })

  test('the numbers are spread evenly, along a stream and across records', () => {
    const along = seededRandom('business', 0, 'name')
    const tenths = { along: Array<number>(10).fill(0), across: Array<number>(10).fill(0) }
    for (let index = 0; index < 10_000; index += 1) {
      tenths.along[Math.floor(along.next() * 10)]! += 1
      tenths.across[Math.floor(seededRandom('business', index, 'name').next() * 10)]! += 1
    }
    for (const count of [...tenths.along, ...tenths.across]) {
      expect(count).toBeGreaterThan(850)
      expect(count).toBeLessThan(1150)
    }
  })

  test('an integer reaches both its limits and nothing beyond', () => {
    const stream = seededRandom('business', 0, 'name')
    const seen = new Set(Array.from({ length: 200 }, () => stream.integer(2, 4)))
    expect([...seen].toSorted()).toEqual([2, 3, 4])
  })

  test('shuffling keeps every entry and leaves the list as it was', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8]
    const other = shuffled(list, seededRandom('business', 0, 'order'))
    expect(other).not.toEqual(list)
    expect(other.toSorted()).toEqual(list)
  })
})
