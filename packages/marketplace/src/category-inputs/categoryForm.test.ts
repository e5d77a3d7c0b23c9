import type { InputGroup } from '@console/domain/input'
import { expect, test } from 'vitest'
import { blankGroup, firstGroup, plainly, withGroups } from './categoryForm'

const group = (key: string, ...ids: string[]): InputGroup => ({
  key,
  label: { en: key },
  inputs: ids.map(plainly),
})

/** Groups in short form. */
const shortly = (groups: readonly InputGroup[]) =>
  groups.map(({ key, inputs }) => `${key}: ${inputs.map(({ inputId }) => inputId).join(' ')}`)

test('copying merges groups with the same key, and adds no input twice', () => {
  const own = [group('details', 'a', 'b'), group('pack', 'c')]
  const more = [group('pack', 'c', 'd'), group('papers', 'a', 'e'), group('empty', 'b')]
  expect(shortly(withGroups(own, more))).toEqual(['details: a b', 'pack: c d', 'papers: e'])
  expect(shortly(own)).toEqual(['details: a b', 'pack: c'])
})

test('a new group has a unique key', () => {
  expect(blankGroup([group('group_2')]).key).toBe('group_3')
  expect(blankGroup([]).key).toBe('group_1')
})

test('the first input goes into a new group, or into one with the heading of a category above', () => {
  expect(firstGroup({ above: [] }).label).toEqual({
    en: 'Details',
    tr: 'Ayrıntılar',
    ar: 'التفاصيل',
  })
  const above = [
    { categoryId: 'food', groups: [{ ...group('details', 'a'), label: { en: 'Food' } }] },
  ]
  expect(firstGroup({ above })).toEqual({ key: 'details', label: { en: 'Food' }, inputs: [] })
})
