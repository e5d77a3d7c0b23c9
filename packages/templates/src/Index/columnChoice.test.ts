import { describe, expect, test } from 'vitest'
import {
  defaultChoice,
  isDefaultChoice,
  moveColumn,
  readChoice,
  toggleColumn,
} from './columnChoice'

const columns = [{ id: 'name' }, { id: 'price' }, { id: 'town' }, { id: 'sku', isOptional: true }]

test('optional columns are not shown until they are chosen', () => {
  expect(defaultChoice(columns)).toEqual(['name', 'price', 'town'])
  expect(toggleColumn(columns, defaultChoice(columns), 'sku')).toEqual([
    'name',
    'price',
    'town',
    'sku',
  ])
})

test('the name column is always shown, and first', () => {
  expect(toggleColumn(columns, ['name', 'price'], 'name')).toEqual(['name', 'price'])
  expect(moveColumn(['name', 'price'], 'name', 1)).toEqual(['name', 'price'])
  expect(moveColumn(['name', 'price', 'town'], 'price', -1)).toEqual(['name', 'price', 'town'])
  expect(readChoice(columns, '["town","name"]')).toEqual(['name', 'town'])
})

test('columns change places', () => {
  expect(moveColumn(['name', 'price', 'town'], 'town', -1)).toEqual(['name', 'town', 'price'])
  expect(moveColumn(['name', 'price', 'town'], 'town', 1)).toEqual(['name', 'price', 'town'])
})

describe('what was stored', () => {
  test.each([
    ['["name","town"]', ['name', 'town']],
    ['["name","gone","town","town"]', ['name', 'town']],
    ['{', ['name', 'price', 'town']],
    ['{}', ['name', 'price', 'town']],
    [null, ['name', 'price', 'town']],
    ['[1,null]', ['name']],
  ])('%s', (stored, choice) => {
    expect(readChoice(columns, stored)).toEqual(choice)
  })
})

test('it is known when nothing was chosen', () => {
  expect(isDefaultChoice(columns, ['name', 'price', 'town'])).toBe(true)
  expect(isDefaultChoice(columns, ['name', 'town', 'price'])).toBe(false)
})
