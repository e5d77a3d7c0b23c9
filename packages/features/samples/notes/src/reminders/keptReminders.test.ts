import { openStorage } from '@console/core/storage'
import { beforeEach, expect, test } from 'vitest'
import type { Note } from '../contract'
import { sampleNotes } from '../mocks/sampleNotes'
import { forgetReminder, keepReminders, readReminders } from './keptReminders'
import { remindersKey } from './remindersKey'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** A note with a reminder in some hours. */
function noteIn(id: string, hours: number): Note {
  return { ...sampleNotes[0]!, id, archive: false, reminder: inHours(hours) }
}

const idsOf = (owner: string) => readReminders(owner).map(({ noteId }) => noteId)

beforeEach(() => openStorage('lasting').clear())

test('what is to come is kept, the soonest first; what is past was never promised', () => {
  keepReminders('ada', [noteIn('later', 5), noteIn('soon', 1), noteIn('past', -1)])
  expect(idsOf('ada')).toEqual(['soon', 'later'])
  expect(idsOf('bob')).toEqual([])
})

test('what passed while nobody looked is still told of', () => {
  const missed = noteIn('missed', -1)
  const kept = { ada: [{ noteId: 'missed', at: missed.reminder }] }
  openStorage('lasting').setItem(remindersKey, JSON.stringify(kept))
  keepReminders('ada', [missed])
  expect(idsOf('ada')).toEqual(['missed'])
})

test('what is archived, deleted or reminds no more is forgotten', () => {
  const note = noteIn('one', 1)
  keepReminders('ada', [note, noteIn('two', 2)])
  keepReminders('ada', [{ ...note, archive: true }])
  expect(idsOf('ada')).toEqual([])
})

test('once told, nothing is kept under the key any more', () => {
  keepReminders('ada', [noteIn('one', 1)])
  const [one] = readReminders('ada')
  forgetReminder('ada', one!)
  expect(openStorage('lasting').getItem(remindersKey)).toBeNull()
})

test('what is no list of reminders counts as none', () => {
  openStorage('lasting').setItem(remindersKey, '{"ada": 1')
  expect(idsOf('ada')).toEqual([])
})
