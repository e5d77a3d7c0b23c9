import type { LanguageId } from '@console/core/i18n'
import { expect, test } from 'vitest'
import { folders, labels } from '../mocks/sampleTodos'
import { readQuick } from './readQuick'

/** A Monday. */
const today = new Date(2026, 5, 15, 23, 30)
const read = (line: string, language: LanguageId = 'en') =>
  readQuick(line, { folders, labels }, today, language)
const plain = { dueDate: null, isImportant: false, labels: [], folder: undefined }

test('a day, a folder, a label and what is important are read from a line, and the rest is its title', () => {
  expect(read('call the mill tomorrow #office')).toEqual({
    ...plain,
    title: 'call the mill',
    dueDate: '2026-06-16',
    folder: 1,
  })
  expect(read('! Mend the  form #Frontend #mobile by Friday')).toEqual({
    ...plain,
    title: 'Mend the form',
    dueDate: '2026-06-19',
    isImportant: true,
    labels: [0, 4],
  })
  expect(read('#field-visits weigh parcels')).toMatchObject({ folder: 2 })
})

test.each<[string, LanguageId, string, string | null]>([
  ['today: weigh', 'en', 'weigh', '2026-06-15'],
  ['weigh on Monday', 'en', 'weigh', '2026-06-22'],
  ['yarın değirmeni ara', 'tr', 'değirmeni ara', '2026-06-16'],
  ['değirmeni ara cuma günü', 'tr', 'değirmeni ara', '2026-06-19'],
  ['اتصل بالمطحنة غدًا', 'ar', 'اتصل بالمطحنة', '2026-06-16'],
  ['اتصل بالمطحنة يوم الجمعة', 'ar', 'اتصل بالمطحنة', '2026-06-19'],
  ['prepare the Sunday market', 'en', 'prepare the Sunday market', null],
  ['on', 'en', 'on', null],
])('%j: a day stands before or after the title, never within it', (line, language, title, day) => {
  expect(read(line, language)).toMatchObject({ title, dueDate: day })
})

test('what names nothing stays in the title, and a day alone is the title', () => {
  expect(read('pay #4121 #all')).toEqual({ ...plain, title: 'pay #4121 #all' })
  expect(read('tomorrow')).toEqual({ ...plain, title: 'tomorrow' })
  expect(read('  ')).toEqual({ ...plain, title: '' })
})
