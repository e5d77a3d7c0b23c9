/** Prefix of the addresses of to-dos. */
export const app = '/apps/todo'

/** Specification 2, demo apps: to-dos of a folder, a label or a filter, each with the open one. */
export const paths = {
  folder: '/apps/todo/:folderHandle/:todoId?',
  label: '/apps/todo/label/:labelHandle/:todoId?',
  filter: '/apps/todo/filter/:filterHandle/:todoId?',
} as const

/** Target of /apps/todo: every to-do that is not deleted. */
export const allOfThem = { kind: 'folder', handle: 'all' } as const

/** Its address. */
export const allTodos = '/apps/todo/all'

/** In place of an id: a new to-do. */
export const newId = 'new'
