import { database } from '@console/sample'
import { inputEntity } from '@console/sample/input'
import type { InputDefinition } from '@console/domain/input'
import { expect, test } from 'vitest'
import { matching } from './InputsScreen'

const inputs = database.rows(inputEntity) as unknown as InputDefinition[]
const all = { q: '', type: null, appliesTo: null, isArchived: false }
const keysOf = (asked: object) => matching(inputs, { ...all, ...asked }).map(({ key }) => key)

test('finds inputs by key and by label in any language, ignoring accents', () => {
  expect(keysOf({ q: 'net_w' })).toEqual(['net_weight'])
  expect(keysOf({ q: 'AGIRLIGI' })).toEqual(['paper'])
  expect(keysOf({ q: 'الموسم' })).toEqual(['season'])
})

test('filters inputs by type and kind of category, archived ones separately', () => {
  expect(keysOf({ type: 'colour' })).toEqual(['paint_colour'])
  expect(keysOf({ appliesTo: 'service' })).toEqual(['team', 'work_warranty', 'materials'])
  expect(keysOf({ isArchived: true })).toEqual(['made_in'])
  expect(keysOf({ isArchived: true, type: 'colour' })).toEqual([])
})
