import { describe, expect, test } from 'vitest'
import {
  columnsOfView,
  defaultChoice,
  isDefaultChoice,
  pinColumn,
  moveColumn,
  readChoice,
  toggleColumn,
} from './columnChoice'

const columns = [{ id: 'name' }, { id: 'price' }, { id: 'town' }, { id: 'sku', isOptional: true }]

const of = (...shown: string[]) => ({ shown, pinned: [] as string[] })

test('optional columns are hidden by default', () => {
  expect(defaultChoice(columns)).toEqual(of('name', 'price', 'town'))
  expect(toggleColumn(columns, defaultChoice(columns), 'sku')).toEqual(
    of('name', 'price', 'town', 'sku'),
  )
})

describe('columns of a view', () => {
  const review = ['sku', 'town']
  const list = {
    id: 'goods',
    columns,
    views: [{ id: 'review', columns: review }, { id: 'mine', columns: review }, { id: 'all' }],
  }

  test('are the list’s by default', () => {
    expect(columnsOfView(list, 'all')).toEqual({ key: 'columns:goods', columns })
    expect(columnsOfView(list, 'unknown')).toEqual({ key: 'columns:goods', columns })
  })

  test('are those that it names, in order, and the others can be chosen', () => {
    const { columns: ofReview } = columnsOfView(list, 'review')
    expect(defaultChoice(ofReview)).toEqual(of('name', 'sku', 'town'))
    expect(ofReview.map(({ id }) => id)).toEqual(['name', 'sku', 'town', 'price'])
  })

  test('are one choice for all views with the same columns', () => {
    expect(columnsOfView(list, 'mine')).toEqual(columnsOfView(list, 'review'))
    expect(columnsOfView(list, 'mine').key).toBe('columns:goods/review')
  })
})

test('the name column is always shown, and first', () => {
  expect(toggleColumn(columns, of('name', 'price'), 'name')).toEqual(of('name', 'price'))
  expect(moveColumn(of('name', 'price'), 'name', 1)).toEqual(of('name', 'price'))
  expect(moveColumn(of('name', 'price', 'town'), 'price', -1)).toEqual(of('name', 'price', 'town'))
  expect(readChoice(columns, '["town","name"]')).toEqual(of('name', 'town'))
})

test('moves columns', () => {
  expect(moveColumn(of('name', 'price', 'town'), 'town', -1)).toEqual(of('name', 'town', 'price'))
  expect(moveColumn(of('name', 'price', 'town'), 'town', 1)).toEqual(of('name', 'price', 'town'))
})

test('pins a column until it is unpinned or hidden', () => {
  const pinned = pinColumn(of('name', 'price', 'town'), 'town')
  expect(pinned).toEqual({ shown: ['name', 'price', 'town'], pinned: ['town'] })
  expect(pinColumn(pinned, 'town')).toEqual(of('name', 'price', 'town'))
  expect(toggleColumn(columns, pinned, 'town')).toEqual(of('name', 'price'))
})

describe('stored choice', () => {
  test.each([
    ['{"shown":["name","town"],"pinned":["town"]}', { shown: ['name', 'town'], pinned: ['town'] }],
    ['{"shown":["name","town"],"pinned":["gone","price"]}', of('name', 'town')],
    ['["name","town"]', of('name', 'town')],
    ['["name","gone","town","town"]', of('name', 'town')],
    ['{', of('name', 'price', 'town')],
    ['{}', of('name', 'price', 'town')],
    ['{"shown":["name"],"pinned":1}', of('name', 'price', 'town')],
    [null, of('name', 'price', 'town')],
    ['[1,null]', of('name')],
  ])('%s', (stored, choice) => {
    expect(readChoice(columns, stored)).toEqual(choice)
  })
})

test('detects whether a choice is the default', () => {
  const all = of('name', 'price', 'town')
  expect(isDefaultChoice(columns, all)).toBe(true)
  expect(isDefaultChoice(columns, of('name', 'town', 'price'))).toBe(false)
  expect(isDefaultChoice(columns, pinColumn(all, 'town'))).toBe(false)
})
