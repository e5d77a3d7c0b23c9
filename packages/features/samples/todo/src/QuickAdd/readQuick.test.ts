import type { LanguageId } from '@console/core/i18n'
import { expect, test } from 'vitest'
import { folders, labels } from '../mocks/sampleTodos'
import { readQuick } from './readQuick'

/** A Monday. */
const today = new Date(2026, 5, 15, 23, 30)
const read = (line: string, language: LanguageId = 'en') =>
  readQuick(line, { folders, labels }, today, language)
const plain = { dueDate: null, isImportant: false, labels: [], folder: undefined }

test('reads a day, a folder, labels and importance from a line, and the rest as the title', () => {
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
])('%j: reads a day before or after the title, never within it', (line, language, title, day) => {
  expect(read(line, language)).toMatchObject({ title, dueDate: day })
})

test.each<[string, LanguageId, string, string | null]>([
  ['Submit 30 June #nothing', 'en', 'Submit #nothing', '2026-06-30'],
  ['June 30th submit', 'en', 'submit', '2026-06-30'],
  ['pay rent by 1 Mar', 'en', 'pay rent', '2027-03-01'],
  ['pay rent 1 March 2028', 'en', 'pay rent', '2028-03-01'],
  ['1/7 lunch', 'en', 'lunch', '2026-07-01'],
  ['lunch 31/2', 'en', 'lunch 31/2', null],
  ['lunch 2026-12-24', 'en', 'lunch', '2026-12-24'],
  ['in 3 days check', 'en', 'check', '2026-06-18'],
  ['check in a week', 'en', 'check', '2026-06-22'],
  ['check in 2 months', 'en', 'check', '2026-08-15'],
  ['next friday pay rent', 'en', 'pay rent', '2026-06-26'],
  ['pay rent this Friday', 'en', 'pay rent', '2026-06-19'],
  ['water the plants the day after tomorrow', 'en', 'water the plants', '2026-06-17'],
  ['update to 1.7', 'en', 'update to 1.7', null],
  ['check in', 'en', 'check in', null],
  ['3 gün sonra kontrol et', 'tr', 'kontrol et', '2026-06-18'],
  ['kontrol et bir hafta sonra', 'tr', 'kontrol et', '2026-06-22'],
  ['kirayı öde 30 Haziran', 'tr', 'kirayı öde', '2026-06-30'],
  ['30 Haziran’da kirayı öde', 'tr', 'kirayı öde', '2026-06-30'],
  ['kirayı öde 01.07', 'tr', 'kirayı öde', '2026-07-01'],
  ['öbür gün kirayı öde', 'tr', 'kirayı öde', '2026-06-17'],
  ['gelecek cuma kirayı öde', 'tr', 'kirayı öde', '2026-06-26'],
  ['bu cuma kirayı öde', 'tr', 'kirayı öde', '2026-06-19'],
  ['kirayı öde haftaya', 'tr', 'kirayı öde', '2026-06-22'],
  ['pay rent in 3 days', 'tr', 'pay rent', '2026-06-18'],
  ['ادفع الإيجار بعد 3 أيام', 'ar', 'ادفع الإيجار', '2026-06-18'],
  ['ادفع الإيجار بعد ٣ أيام', 'ar', 'ادفع الإيجار', '2026-06-18'],
  ['بعد يومين ادفع الإيجار', 'ar', 'ادفع الإيجار', '2026-06-17'],
  ['ادفع الإيجار بعد أسبوع', 'ar', 'ادفع الإيجار', '2026-06-22'],
  ['ادفع الإيجار يوم الجمعة القادم', 'ar', 'ادفع الإيجار', '2026-06-19'],
  ['ادفع الإيجار ٣٠ يونيو', 'ar', 'ادفع الإيجار', '2026-06-30'],
  ['ادفع الإيجار 30 حزيران', 'ar', 'ادفع الإيجار', '2026-06-30'],
  ['ادفع الإيجار بعد غد', 'ar', 'ادفع الإيجار', '2026-06-17'],
])('%j: reads dates as people type them', (line, language, title, day) => {
  expect(read(line, language)).toMatchObject({ title, dueDate: day })
})

test('keeps unknown names in the title, and a day alone is the title', () => {
  expect(read('pay #4121 #all')).toEqual({ ...plain, title: 'pay #4121 #all' })
  expect(read('tomorrow')).toEqual({ ...plain, title: 'tomorrow' })
  expect(read('  ')).toEqual({ ...plain, title: '' })
})
