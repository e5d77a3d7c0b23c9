import { matchAllWords } from '@console/core/i18n'
import type { Note } from './contract'

/** Notes that contain each of the words in title, text or checklist. */
export function matching(notes: readonly Note[], text: string): readonly Note[] {
  return matchAllWords(notes, text, ({ title, description, checklist }) =>
    [title, description, ...checklist.map((item) => item.text)].join(' '),
  )
}
