import { openStorage } from '@console/core/storage'
import { beforeEach, expect, test } from 'vitest'
import type { Note } from '../contract'
import { sampleNotes } from '../mocks/sampleNotes'
import { forgetReminder, saveReminders, readReminders } from './storedReminders'
import { remindersKey } from './remindersKey'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** A note with a reminder in some hours. */
function noteIn(id: string, hours: number): Note {
  return { ...sampleNotes[0]!, id, archive: false, reminder: inHours(hours) }
}

const idsOf = (owner: string) => readReminders(owner).map(({ noteId }) => noteId)

beforeEach(() => openStorage('lasting').clear())

test('stores future reminders, soonest first, and ignores past ones', () => {
  saveReminders('ada', [noteIn('later', 5), noteIn('soon', 1), noteIn('past', -1)])
  expect(idsOf('ada')).toEqual(['soon', 'later'])
  expect(idsOf('bob')).toEqual([])
})

test('keeps reminders that became due without being shown', () => {
  const missed = noteIn('missed', -1)
  const stored = { ada: [{ noteId: 'missed', at: missed.reminder }] }
  openStorage('lasting').setItem(remindersKey, JSON.stringify(stored))
  saveReminders('ada', [missed])
  expect(idsOf('ada')).toEqual(['missed'])
})

test('forgets notes that are archived, deleted or without a reminder', () => {
  const archived = noteIn('archived', 1)
  const deleted = noteIn('deleted', 1)
  const plain = noteIn('plain', 1)
  const other = noteIn('other', 1)
  saveReminders('ada', [archived, deleted, plain, noteIn('absent', 1), other])
  saveReminders('ada', [
    { ...archived, archive: true },
    { ...deleted, deleted: true },
    { ...plain, reminder: null },
    other,
  ])
  expect(idsOf('ada')).toEqual(['other'])
})

test('clears the key after the last reminder was shown', () => {
  saveReminders('ada', [noteIn('one', 1)])
  const [one] = readReminders('ada')
  forgetReminder('ada', one!)
  expect(openStorage('lasting').getItem(remindersKey)).toBeNull()
})

test('treats an invalid list as empty', () => {
  openStorage('lasting').setItem(remindersKey, '{"ada": 1')
  expect(idsOf('ada')).toEqual([])
})
