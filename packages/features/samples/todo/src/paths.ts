/** Where the addresses of to-dos begin. */
export const app = '/apps/todo'

/** Specification 2, demo apps: to-dos of a folder, a label or a filter, each with the one that stands open. */
export const paths = {
  folder: '/apps/todo/:folderHandle/:todoId?',
  label: '/apps/todo/label/:labelHandle/:todoId?',
  filter: '/apps/todo/filter/:filterHandle/:todoId?',
} as const

/** The collection that one is led to from /apps/todo: every to-do that was not deleted. */
export const allOfThem = { kind: 'folder', handle: 'all' } as const

/** Its address. */
export const allTodos = '/apps/todo/all'

/** In place of an id: a to-do that is begun. */
export const newId = 'new'
