import type { Folder, Label } from '@console/master-detail/collections'
import type { Todo } from '../contract'

/** Conditions of the filters. Deleted to-dos are only in their own filter. */
const filters: Readonly<Record<string, (todo: Todo, today: string) => boolean>> = {
  starred: ({ starred }) => starred,
  important: ({ important }) => important,
  dueDate: ({ dueDate }) => dueDate !== null,
  today: ({ startDate, dueDate }, today) => startDate === today || dueDate === today,
  completed: ({ completed }) => completed,
}

/**
 * Specification 7: the to-dos of a label, a filter or a folder, or all if none is named; deleted ones are hidden except
 * in their filter.
 * @param today day of the sample clock
 */
export function todosOf(
  todos: readonly Todo[],
  query: URLSearchParams,
  { folders, labels }: { folders: readonly Folder[]; labels: readonly Label[] },
  today: string,
): Todo[] {
  const filterHandle = query.get('filterHandle')
  if (filterHandle === 'deleted') return todos.filter(({ deleted }) => deleted)
  const live = todos.filter(({ deleted }) => !deleted)
  const labelHandle = query.get('labelHandle')
  if (labelHandle !== null) {
    const label = labels.find(({ handle }) => handle === labelHandle)
    return live.filter((todo) => label !== undefined && todo.labels.includes(label.id))
  }
  if (filterHandle !== null)
    return live.filter((todo) => filters[filterHandle]?.(todo, today) ?? false)
  const folderHandle = query.get('folderHandle') ?? 'all'
  if (folderHandle === 'all') return live
  const folder = folders.find(({ handle }) => handle === folderHandle)
  return live.filter((todo) => folder !== undefined && todo.folder === folder.id)
}
