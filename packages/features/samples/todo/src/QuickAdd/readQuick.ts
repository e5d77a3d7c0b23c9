import { normalizeForSearch, type LanguageId } from '@console/core/i18n'
import type { SidebarSections } from '../api'
import { readDay } from './readDay'

/** To-do parsed from a line. */
export interface QuickTodo {
  title: string
  /** A day, `2026-06-15`; null for none. */
  dueDate: string | null
  isImportant: boolean
  /** Ids of labels. */
  labels: readonly number[]
  /** Id of a folder; undefined if none is named. */
  folder: number | undefined
}

/** Words that may accompany a day, and mean nothing without it. */
const beside: Readonly<Record<LanguageId, readonly string[]>> = {
  en: ['on', 'by', 'due'],
  tr: ['günü'],
  ar: ['يوم'],
}

/** The longest day: "by 30 June 2027 due". */
const maxDayWords = 5

/**
 * Parses a to-do from a line: "call the mill in 3 days #office !". A day is recognised before or after the title
 * (`readDay`); `#` with the name of a folder or label, and `!` for important, anywhere. An unknown `#` stays in the
 * title.
 */
export function readQuick(
  line: string,
  ways: Pick<SidebarSections, 'folders' | 'labels'> | undefined,
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
  const idle = [...beside[language], ...beside.en].map(nameOf)
  const isIdle = (word: string | undefined) => idle.includes(nameOf(word ?? ''))
  // An unknown name may follow the day.
  const places = [...words.keys()].filter((place) => !words[place]?.startsWith('#'))
  const edges = [true, false].flatMap((isLast) =>
    // A day alone is the title.
    range(Math.min(maxDayWords, places.length - 1)).map((count) =>
      isLast ? places.slice(-count) : places.slice(0, count),
    ),
  )
  for (const edge of edges) {
    const named = edge.map((place) => words[place] ?? '')
    const from = isIdle(named[0]) ? 1 : 0
    const to = isIdle(named.at(-1)) ? named.length - 1 : named.length
    const day = readDay(named.slice(from, to), today, language)
    if (day === null) continue
    read.dueDate = day
    return { ...read, title: words.filter((_, place) => !edge.includes(place)).join(' ') }
  }
  return { ...read, title: words.join(' ') }
}

function isCalled({ handle, title }: { handle: string; title: string }, named: string): boolean {
  return [handle, title].some((name) => nameOf(name) === named)
}

/** Normalized name for comparison: spaces and hyphens are optional, and a trailing full stop is ignored. */
function nameOf(word: string): string {
  return normalizeForSearch(word).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Numbers from a maximum down to 1. */
function range(from: number): number[] {
  return Array.from({ length: Math.max(0, from) }, (_, place) => from - place)
}
