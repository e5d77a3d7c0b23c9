import { describe, expect, test } from 'vitest'
import {
  asText,
  isViewAsItOpens,
  type ListShape,
  openView,
  pageOf,
  queryOf,
  readAddress,
  savedQueryOf,
  writeAddress,
} from './listAddress'

const column = { title: 'Title', width: 100, priority: 1, text: () => '' } as const
const shape: ListShape = {
  fixed: { submission: 'waiting' },
  sort: '-overdue,dueAt',
  columns: [
    { ...column, id: 'name', sort: 'name' },
    { ...column, id: 'price' },
  ],
  views: [
    { id: 'waiting', title: 'Waiting', query: {} },
    {
      id: 'rejected',
      title: 'Rejected',
      query: { submission: [], status: 'rejected', sort: '-at' },
    },
  ],
  filters: [
    {
      id: 'kind',
      title: 'Kind',
      kind: 'choice',
      options: [
        { value: 'new', title: 'New' },
        { value: 'update', title: 'Update' },
      ],
    },
    { id: 'mine', title: 'Whose', kind: 'choice', isSingle: true, options: 'facet' },
    { id: 'overdue', title: 'Overdue', kind: 'flag' },
    { id: 'submitted', title: 'Submitted', kind: 'dates' },
    { id: 'attempt', title: 'Attempt', kind: 'numbers' },
    { id: 'price', title: 'Price', kind: 'money' },
    { id: 'business', title: 'Business', kind: 'choice', options: 'facet' },
  ],
}
const token = 'a'.repeat(22)
const opened = openView(shape, 'waiting', 25)

test('a plain address is the default list', () => {
  expect(readAddress(shape, '')).toEqual({
    view: 'waiting',
    q: '',
    filters: {},
    sort: '-overdue,dueAt',
    start: 1,
    pageSize: 25,
    selected: null,
  })
  expect(writeAddress(shape, readAddress(shape, ''))).toBe('')
})

describe('the address contains everything that a link must reproduce', () => {
  test.each([
    '?view=rejected',
    '?q=maize+flour',
    '?kind=new&kind=update',
    '?overdue=true',
    '?submittedFrom=2026-06-01&submittedTo=2026-06-30',
    '?attemptFrom=2',
    '?priceFrom=500&priceTo=12000&priceCurrency=KES',
    '?priceTo=12000&priceCurrency=UGX',
    '?sort=-name',
    '?page=3&pageSize=100',
    '?start=3&pageSize=10',
    `?selected=${token}`,
    `?view=rejected&q=x&kind=new&sort=name&page=2&selected=${token}`,
  ])('reads and writes %s', (address) => {
    const state = readAddress(shape, address)
    expect(state).not.toEqual(opened)
    expect(writeAddress(shape, state)).toBe(address)
  })
})

describe('omits defaults, unknown and invalid parameters', () => {
  test.each([
    ['?view=waiting', ''],
    ['?view=nothing', ''],
    ['?sort=-overdue,dueAt&page=1&pageSize=25', ''],
    ['?view=rejected&sort=-at', '?view=rejected'],
    ['?colour=red', ''],
    ['?kind=old', ''],
    ['?kind=old&kind=new&kind=new', '?kind=new'],
    ['?mine=a&mine=b', '?mine=a'],
    ['?business=', ''],
    ['?overdue=false', ''],
    ['?submittedFrom=2026-02-30', ''],
    ['?submittedFrom=2026-06-30&submittedTo=2026-06-01', ''],
    ['?attemptFrom=9&attemptTo=10', '?attemptFrom=9&attemptTo=10'],
    ['?attemptFrom=two', ''],
    ['?priceFrom=500', ''],
    ['?priceCurrency=KES', ''],
    ['?priceFrom=500&priceCurrency=XAU', ''],
    ['?priceFrom=5.00&priceCurrency=KES', ''],
    [
      '?priceFrom=900&priceTo=1000&priceCurrency=KES',
      '?priceFrom=900&priceTo=1000&priceCurrency=KES',
    ],
    ['?priceFrom=1000&priceTo=900&priceCurrency=KES', ''],
    ['?sort=price', ''],
    ['?sort=name,name', ''],
    ['?sort=name,-at,dueAt,overdue', ''],
    ['?page=0', ''],
    ['?page=-2', ''],
    ['?page=1.5', ''],
    ['?page=zwei', ''],
    ['?start=51', '?page=3'],
    ['?start=1', ''],
    ['?start=0', ''],
    ['?start=3&page=7', '?start=3'],
    ['?pageSize=26', ''],
    ['?selected=../../x', ''],
    ['?q=%20%20', ''],
    [`?q=${'x'.repeat(120)}`, `?q=${'x'.repeat(100)}`],
  ])('%s becomes %s', (address, canonical) => {
    const written = writeAddress(shape, readAddress(shape, address))
    expect(written).toBe(canonical)
    expect(writeAddress(shape, readAddress(shape, written))).toBe(canonical)
  })
})

test.each([
  [1, 1],
  [3, 2],
  [11, 2],
  [12, 3],
])('a page of 10 that begins at %i is number %i', (start, page) => {
  expect(pageOf({ start, pageSize: 10 })).toBe(page)
})

describe('query to the server', () => {
  test('the fixed query, and always the sort', () => {
    expect(queryOf(shape, opened)).toEqual({ submission: 'waiting', sort: '-overdue,dueAt' })
  })

  test('a view overrides the fixed query, and its empty list removes a parameter', () => {
    expect(queryOf(shape, openView(shape, 'rejected', 25))).toEqual({
      status: 'rejected',
      sort: '-at',
    })
  })

  test('the user’s filters override the view', () => {
    const filtered = readAddress(shape, '?q=tea&kind=new&overdue=true')
    expect(queryOf(shape, filtered)).toEqual({
      submission: 'waiting',
      kind: ['new'],
      overdue: ['true'],
      q: 'tea',
      sort: '-overdue,dueAt',
    })
  })

  test('searches for Arabic digits as Latin ones', () => {
    expect(queryOf(shape, readAddress(shape, '?q=B-٠٠٠٠٠٤')).q).toBe('B-000004')
  })

  test('as a query string', () => {
    expect(asText({ kind: ['new', 'update'], q: 'a b' })).toBe('kind=new&kind=update&q=a+b')
  })
})

describe('saved query', () => {
  test('has neither page, size nor preview', () => {
    const state = readAddress(shape, `?kind=new&page=3&pageSize=50&selected=${token}`)
    expect(savedQueryOf(shape, state)).toBe('kind=new')
  })

  test('is offered once search, filters or sort differ from the view', () => {
    expect(isViewAsItOpens(shape, readAddress(shape, '?view=rejected&page=2&pageSize=50'))).toBe(
      true,
    )
    expect(isViewAsItOpens(shape, readAddress(shape, '?sort=name'))).toBe(false)
    expect(isViewAsItOpens(shape, readAddress(shape, '?q=x'))).toBe(false)
  })
})
