import { matchAllWords } from '@console/core/i18n'
import type { Todo } from './contract'

/** Those in whose title or notes each of the words stands. */
export function matching(todos: readonly Todo[], text: string): readonly Todo[] {
  return matchAllWords(todos, text, ({ title, notes }) => `${title} ${notes}`)
}
