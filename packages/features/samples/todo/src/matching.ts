import { foldText } from '@console/core/i18n'
import type { Todo } from './contract'

/** Those in whose title or notes each of the words stands. */
export function matching(todos: readonly Todo[], text: string): readonly Todo[] {
  const words = foldText(text).split(' ').filter(Boolean)
  if (words.length === 0) return todos
  return todos.filter(({ title, notes }) => {
    const folded = foldText(`${title} ${notes}`)
    return words.every((word) => folded.includes(word))
  })
}
