import { describe, expect, test } from 'vitest'
import { type ReadablePages, readFollowing, readSlice } from './readSlice'

const pageSize = 10

/** List of rows `1`, `2` … that can lose rows. */
function openList(length: number) {
  let rows = Array.from({ length }, (_, place) => String(place + 1))
  let reads = 0
  const pages: ReadablePages<string> = {
    pageSize,
    tokenOf: (row) => row,
    read: (page) => {
      reads += 1
      const items = rows.slice((page - 1) * pageSize, page * pageSize)
      return Promise.resolve({ items, page, pageSize, total: rows.length, asOf: '', facets: {} })
    },
  }
  return {
    pages,
    /** Removes decided rows. */
    lose(...lost: string[]) {
      rows = rows.filter((row) => !lost.includes(row))
    },
    rows: () => rows,
    reads: () => reads,
  }
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => String(from + place))
const seen = (...tokens: string[]) => new Set(tokens)
const following = (list: ReturnType<typeof openList>, start: number, tokens: Set<string>) =>
  readFollowing(list.pages, start, (token) => tokens.has(token))

describe('rows after the seen ones', () => {
  test('are the next page when nothing was decided', async () => {
    const list = openList(35)
    const next = await following(list, 1, seen(...range(1, 10)))
    expect(next).toMatchObject({ start: 11, items: range(11, 20), total: 35 })
    expect(list.reads()).toBe(2)
  })

  test('begin after the last undecided row', async () => {
    const list = openList(35)
    list.lose(...range(1, 4), ...range(6, 8), '10')
    const next = await following(list, 1, seen(...range(1, 10)))
    expect(next).toMatchObject({ start: 3, items: range(11, 20), total: 27 })
  })

  test('fill the same positions when no undecided row is left', async () => {
    const list = openList(35)
    list.lose(...range(1, 10))
    expect(await following(list, 1, seen(...range(1, 10)))).toMatchObject({
      start: 1,
      items: range(11, 20),
    })
  })

  test('keep skipped rows out on later pages', async () => {
    const list = openList(45)
    list.lose(...range(11, 20))
    const passed = seen(...range(1, 20))
    expect(await following(list, 11, passed)).toMatchObject({ start: 11, items: range(21, 30) })
  })

  test('follow decisions of others about earlier rows', async () => {
    const list = openList(45)
    list.lose('1', '2', '3', ...range(11, 20))
    const passed = seen(...range(1, 20))
    expect(await following(list, 11, passed)).toMatchObject({ start: 8, items: range(21, 30) })
  })

  test('continue from the middle when a page was opened there', async () => {
    const list = openList(45)
    list.lose(...range(21, 30))
    expect(await following(list, 21, seen(...range(21, 30)))).toMatchObject({
      start: 21,
      items: range(31, 40),
    })
  })

  test('are empty at the end', async () => {
    const list = openList(12)
    list.lose('11')
    expect(await following(list, 11, seen('11', '12'))).toMatchObject({ items: [] })
  })
})

test('show each row once over three pages, with decisions of any user between them', async () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const list = openList(33)
    const chance = chances(seed)
    const all = list.rows()
    const shown: string[] = []
    let next = await readSlice(list.pages, 1)
    while (next.items.length > 0) {
      shown.push(...next.items)
      list.lose(...next.items.filter(() => chance() < 0.6))
      // Another user decides about rows that were passed.
      list.lose(...shown.filter(() => chance() < 0.1))
      next = await following(list, next.start, seen(...shown))
    }
    expect(shown).toEqual(all)
  }
})

describe('slice from any position', () => {
  test('covers two pages when it begins within one', async () => {
    const list = openList(35)
    expect(await readSlice(list.pages, 3)).toMatchObject({ start: 3, items: range(3, 12) })
    expect(list.reads()).toBe(2)
  })

  test('is one page when it begins with it', async () => {
    const list = openList(35)
    expect(await readSlice(list.pages, 11, range(11, 20))).toMatchObject({ start: 11 })
    expect(list.reads()).toBe(1)
  })

  test('follows its rows when they have moved up', async () => {
    const list = openList(35)
    list.lose('2', '3', '11')
    expect(await readSlice(list.pages, 11, range(11, 20))).toMatchObject({
      start: 9,
      items: range(12, 21),
    })
  })

  test('stays when only its own first rows have left', async () => {
    const list = openList(35)
    list.lose('11', '12')
    expect(await readSlice(list.pages, 11, range(11, 20))).toMatchObject({
      start: 11,
      items: range(13, 22),
    })
  })

  test('is read again when the list changed between two pages', async () => {
    const list = openList(35)
    const { read } = list.pages
    let isFirst = true
    list.pages.read = (page) => {
      const answer = read(page)
      if (isFirst) list.lose('1')
      isFirst = false
      return answer
    }
    expect((await readSlice(list.pages, 3)).items).toEqual(range(4, 13))
  })
})

/** Deterministic numbers between 0 and 1 from a seed. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
