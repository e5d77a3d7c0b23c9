import { matchAllWords } from '@console/core/i18n'
import type { Todo } from './contract'

/** To-dos that contain each of the words in title or notes. */
export function matching(todos: readonly Todo[], text: string): readonly Todo[] {
  return matchAllWords(todos, text, ({ title, notes }) => `${title} ${notes}`)
}
