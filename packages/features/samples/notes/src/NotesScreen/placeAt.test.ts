import { expect, test } from 'vitest'
import { sampleLabels, sampleNotes } from '../mocks/sampleNotes'
import { labelPath } from '../paths'
import { matching } from '../matching'
import { notesAt, placeAt } from './placeAt'

const [family] = sampleLabels
const at = (path: string) => placeAt(path, sampleLabels)

test.each([
  ['/apps/notes', { kind: 'notes' }],
  ['/apps/notes/notes', { kind: 'notes' }],
  ['/apps/notes/reminders', { kind: 'reminders' }],
  ['/apps/notes/archive', { kind: 'archive' }],
  ['/apps/notes/bin', { kind: 'bin' }],
  ['/apps/notes/labels/family/0', { kind: 'label', label: family }],
  // A label is identified by its id.
  ['/apps/notes/labels/renamed/0', { kind: 'label', label: family }],
  ['/apps/notes/labels/family/99', undefined],
  ['/apps/notes/labels', undefined],
  ['/apps/notes/nowhere', undefined],
])('%s', (path, place) => {
  expect(at(path)).toEqual(place)
})

test('a label’s address leads to it', () => {
  for (const label of sampleLabels) expect(at(labelPath(label))).toEqual({ kind: 'label', label })
})

test('shows archived notes only in the archive', () => {
  const archived = sampleNotes.filter(({ archive }) => archive)
  expect(notesAt({ kind: 'archive' }, sampleNotes)).toEqual(archived)
  expect(notesAt({ kind: 'notes' }, sampleNotes)).toHaveLength(sampleNotes.length - archived.length)
})

test('shows deleted notes only in the bin, and pinned ones first', () => {
  const [first, second, third, ...rest] = sampleNotes
  const notes = [first!, { ...second!, deleted: true }, { ...third!, pinned: true }, ...rest]
  const shown = notesAt({ kind: 'notes' }, notes)
  expect(shown.slice(0, 2).map(({ id }) => id)).toEqual([third!.id, first!.id])
  expect(shown.some(({ id }) => id === second!.id)).toBe(false)
  expect(notesAt({ kind: 'bin' }, notes).map(({ id }) => id)).toEqual([second!.id])
  const label = sampleLabels[1]!
  expect(notesAt({ kind: 'label', label }, notes).some(({ id }) => id === second!.id)).toBe(false)
})

test('sorts reminders by time', () => {
  const times = notesAt({ kind: 'reminders' }, sampleNotes).map(({ reminder }) => reminder)
  expect(times).toEqual(times.toSorted())
  expect(times).not.toContain(null)
})

test('finds notes that contain every word', () => {
  expect(matching(sampleNotes, 'KARIAKOO till')).toHaveLength(1)
  expect(matching(sampleNotes, 'kariakoo boats')).toHaveLength(0)
  expect(matching(sampleNotes, ' ')).toBe(sampleNotes)
})
