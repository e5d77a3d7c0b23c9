import type { Todo } from './contract'
import type { Marks } from './useTodoWrites'

/** Flags that are toggled. */
export type Mark = 'completed' | 'starred' | 'important'

/** To-dos that toggling a flag changes, and the change: it is set on those that lack it, or cleared if all have it. */
export function turned(todos: readonly Todo[], mark: Mark): [readonly Todo[], Marks] {
  const lacking = todos.filter((todo) => !todo[mark])
  return lacking.length > 0 ? [lacking, { [mark]: true }] : [todos, { [mark]: false }]
}
