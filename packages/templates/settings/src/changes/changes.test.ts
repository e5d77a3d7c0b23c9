import { expect, test } from 'vitest'
import type { AnySetting } from '../config/config'
import { allChanges, changedSections, writtenOf } from './changes'
import { entryChanges, inOneText } from './entries'

const setting: AnySetting = {
  label: 'label',
  kind: { input: () => null, text: (value: unknown) => String(value) },
}
const part = (...paths: string[]) => ({
  title: 'title',
  intro: 'intro',
  settings: Object.fromEntries(paths.map((path) => [path, setting])),
})
const config = {
  sections: { stalls: part('hours.open', 'hours.late', 'goods'), fees: part('rent') },
}
const read = {
  sections: {
    stalls: {
      version: 3,
      changed: null,
      values: { hours: { open: 8, late: 20 }, goods: ['tea', 'maize'] },
    },
    fees: { version: 1, changed: null, values: { rent: 100 } },
  },
}

test('lists changes setting by setting, in the order of the screen', () => {
  const written = {
    sections: {
      fees: { version: 1, values: { rent: 90 } },
      stalls: { version: 3, values: { hours: { open: 8, late: 22 }, goods: ['tea'] } },
    },
  }
  const reported = allChanges(config, read, written).map(({ setting: _, ...change }) => change)
  expect(reported).toEqual([
    { section: 'stalls', path: 'hours.late', before: 20, after: 22 },
    { section: 'stalls', path: 'goods', before: ['tea', 'maize'], after: ['tea'] },
    { section: 'fees', path: 'rent', before: 100, after: 90 },
  ])
})

test('sends only changed sections, each with the version that was read', () => {
  const written = writtenOf(read)
  expect(changedSections(read, written)).toEqual({})
  written.sections.fees = { version: 1, values: { rent: 90 } }
  expect(changedSections(read, written)).toEqual({ fees: { version: 1, values: { rent: 90 } } })
})

test('reports added, removed and changed entries of a list', () => {
  const before = [
    { id: 'a', text: 'Coast, 700' },
    { id: 'b', text: 'West, 450' },
  ]
  const after = [
    { id: 'b', text: 'West, 500' },
    { id: 'c', text: 'North, 900' },
  ]
  expect(entryChanges(before, after)).toEqual([
    { id: 'a', kind: 'removed', text: 'Coast, 700' },
    { id: 'b', kind: 'changed', before: 'West, 450', after: 'West, 500' },
    { id: 'c', kind: 'added', text: 'North, 900' },
  ])
  expect(entryChanges(before, before)).toEqual([])
})

test('an empty list has a text', () => {
  const join = (texts: readonly string[]) => texts.join(' and ')
  expect(inOneText([], join, 'None')).toBe('None')
  expect(
    inOneText(
      [
        { id: 'a', text: 'tea' },
        { id: 'b', text: 'maize' },
      ],
      join,
      'None',
    ),
  ).toBe('tea and maize')
})
