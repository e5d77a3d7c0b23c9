import type { Todo } from '../contract'
import type { Marks } from '../useTodoWrites'

/** What is put on to-dos and taken off them by the same press. */
export type Mark = 'completed' | 'starred' | 'important'

/** Which of some to-dos a press on a mark changes, and how: it is put on those that lack it, and taken off where all have it. */
export function turned(todos: readonly Todo[], mark: Mark): [readonly Todo[], Marks] {
  const lacking = todos.filter((todo) => !todo[mark])
  return lacking.length > 0 ? [lacking, { [mark]: true }] : [todos, { [mark]: false }]
}
