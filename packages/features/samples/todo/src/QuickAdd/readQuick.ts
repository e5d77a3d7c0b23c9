import { foldText, type LanguageId, localeOf } from '@console/core/i18n'
import { dayOf } from '../todoDays'
import type { Ways } from '../ways'

/** What a line says of a to-do. */
export interface QuickTodo {
  title: string
  /** A day, `2026-06-15`; null: none. */
  dueDate: string | null
  isImportant: boolean
  /** The ids of labels. */
  labels: readonly number[]
  /** The id of a folder; undefined: none is named. */
  folder: number | undefined
}

/** What may stand beside a day, and means nothing without it. */
const beside: Readonly<Record<LanguageId, readonly string[]>> = {
  en: ['on', 'by', 'due'],
  tr: ['günü'],
  ar: ['يوم'],
}

/**
 * Reads a to-do of one line: "call the mill tomorrow #office !". Before or after the title may stand a day (today, tomorrow or one of the week, the next
 * of that name, in the reader's language or in English), anywhere `#` with the name of a folder or label, and `!` for what is important. What names
 * nothing stays in the title.
 */
export function readQuick(
  line: string,
  ways: Pick<Ways, 'folders' | 'labels'> | undefined,
  today: Date,
  language: LanguageId,
): QuickTodo {
  const read: QuickTodo = {
    title: '',
    dueDate: null,
    isImportant: false,
    labels: [],
    folder: undefined,
  }
  const words = line.split(/\s+/).filter((word) => {
    if (word === '') return false
    if (word === '!') return !(read.isImportant = true)
    const named = word.startsWith('#') ? nameOf(word.slice(1)) : ''
    const folder = ways?.folders.find((each) => each.handle !== 'all' && isCalled(each, named))
    const label = ways?.labels.find((each) => isCalled(each, named))
    if (named === '' || (!folder && !label)) return true
    if (folder) read.folder = folder.id
    else if (label && !read.labels.includes(label.id)) read.labels = [...read.labels, label.id]
    return false
  })
  const days = daysFrom(today, language)
  const idle = [...beside[language], ...beside.en].map(nameOf)
  for (const isLast of [true, false]) {
    const [edge = '', next = ''] = isLast ? words.toReversed() : words
    const [day, count] = days.has(nameOf(edge))
      ? [days.get(nameOf(edge)), idle.includes(nameOf(next)) ? 2 : 1]
      : idle.includes(nameOf(edge)) && days.has(nameOf(next))
        ? [days.get(nameOf(next)), 2]
        : [undefined, 0]
    // A day alone is what it is about.
    if (day === undefined || count >= words.length) continue
    read.dueDate = day
    words.splice(isLast ? words.length - count : 0, count)
    break
  }
  return { ...read, title: words.join(' ') }
}

function isCalled({ handle, title }: { handle: string; title: string }, named: string): boolean {
  return [handle, title].some((name) => nameOf(name) === named)
}

/** A name as it is compared: a space or hyphen in it need not be typed, nor a full stop after it be left out. */
function nameOf(word: string): string {
  return foldText(word).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** What the days of the coming week are called. */
function daysFrom(today: Date, language: LanguageId): Map<string, string> {
  const days = new Map<string, string>()
  for (const each of new Set<LanguageId>(['en', language])) {
    const locale = localeOf(each)
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' })
    for (const ahead of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const at = new Date(today.getFullYear(), today.getMonth(), today.getDate() + ahead)
      if (ahead > 0) days.set(nameOf(weekday.format(at)), dayOf(at))
      if (ahead < 2) days.set(nameOf(relative.format(ahead, 'day')), dayOf(at))
    }
  }
  return days
}
