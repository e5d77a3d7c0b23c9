import { foldText } from '@console/core/i18n'
import type { Note } from '../contract'

/** Those in which each of the words stands, in title, text or checklist. */
export function matching(notes: readonly Note[], text: string): readonly Note[] {
  const words = foldText(text).split(' ').filter(Boolean)
  if (words.length === 0) return notes
  return notes.filter(({ title, description, checklist }) => {
    const folded = foldText([title, description, ...checklist.map((item) => item.text)].join(' '))
    return words.every((word) => folded.includes(word))
  })
}
