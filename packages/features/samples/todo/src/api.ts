import { type Send, requireFound } from '@console/core/api'
import { reportingSkipped } from '@console/core/skipped'
import {
  type Collection,
  collectionQuery,
  type Folder,
  type Label,
} from '@console/master-detail/collections'
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  deletedTodos,
  folders,
  nullableTodo,
  labels,
  type NewTodo,
  type Todo,
  todoRow,
  todos,
} from './contract'

/** Query keys of the to-dos; `todos` is the prefix for all collections. */
export const todoKeys = { todos: ['todo', 'todos'], ways: ['todo', 'ways'] } as const

/** Query key of the to-dos of a collection. */
export function todosOfCollection({ kind, handle }: Collection) {
  return [...todoKeys.todos, kind, handle]
}

/** Specification 7: `GET /api/todo-app/todos` of a folder, a label or a filter. */
export function todosQuery(send: Send, collection: Collection) {
  return queryOptions({
    queryKey: todosOfCollection(collection),
    queryFn: reportingSkipped((noting) =>
      send({
        base: 'samples',
        method: 'GET',
        path: '/todo-app/todos',
        query: collectionQuery(collection),
        answer: todos,
        ...noting,
      }),
    ),
  })
}

/** Specification 7: `GET /api/todo-app/folders`, `filters` and `labels`: the sections of the sidebar. */
export function sidebarQuery(send: Send) {
  return queryOptions({
    queryKey: todoKeys.ways,
    queryFn: reportingSkipped(async (noting) => {
      const call = { base: 'samples', method: 'GET', ...noting } as const
      const [ownFolders, filters, ownLabels] = await Promise.all([
        send({ ...call, path: '/todo-app/folders', answer: folders }),
        send({ ...call, path: '/todo-app/filters', answer: folders }),
        send({ ...call, path: '/todo-app/labels', answer: labels }),
      ])
      return { folders: ownFolders, filters, labels: ownLabels }
    }),
  })
}

function post<Answer>(send: Send, name: string, body: unknown, answer: z.ZodMiniType<Answer>) {
  return send({ base: 'samples', method: 'POST', path: `/todo-app/${name}`, body, answer })
}

/**
 * Specification 7: `POST /api/todo-app/new-todo` assigns an id and puts the to-do first.
 * @param key `Idempotency-Key` of the write
 */
export function createTodo(send: Send, body: NewTodo, key: string): Promise<Todo> {
  return send({
    base: 'samples',
    method: 'POST',
    path: '/todo-app/new-todo',
    body,
    headers: { 'Idempotency-Key': key },
    answer: todoRow,
  })
}

/**
 * Specification 7: `POST /api/todo-app/update-todo`, with the whole to-do. @throws ApiError 404 if it has been deleted
 * permanently
 */
export async function updateTodo(send: Send, body: Todo): Promise<Todo> {
  return requireFound(await post(send, 'update-todo', body, nullableTodo))
}

/**
 * Specification 7: `POST /api/todo-app/remove-todo`, whose body is only the id. It can be restored. @throws ApiError
 * 404 if it has been deleted permanently
 */
export async function removeTodo(send: Send, todoId: string): Promise<Todo> {
  return requireFound(
    await send({
      base: 'samples',
      method: 'POST',
      path: '/todo-app/remove-todo',
      body: todoId,
      headers: { 'Content-Type': 'text/plain' },
      answer: nullableTodo,
    }),
  )
}

/** Specification 7: `POST /api/todo-app/set-folder`. */
export function setFolder(
  send: Send,
  selectedTodoIds: readonly string[],
  folderId: number,
): Promise<Todo[]> {
  return post(send, 'set-folder', { selectedTodoIds, folderId }, todos)
}

/** Specification 7: `POST /api/todo-app/toggle-label`. */
export function toggleLabel(
  send: Send,
  selectedTodoIds: readonly string[],
  labelId: number,
): Promise<Todo[]> {
  return post(send, 'toggle-label', { selectedTodoIds, labelId }, todos)
}

/** Specification 7: `POST /api/todo-app/delete-todos`, permanently. */
export function deleteTodos(send: Send, selectedTodoIds: readonly string[]): Promise<string[]> {
  return post(send, 'delete-todos', { selectedTodoIds }, deletedTodos)
}

/** Sidebar sections of the to-dos: folders, filters and labels. */
export interface SidebarSections {
  folders: readonly Folder[]
  filters: readonly Folder[]
  labels: readonly Label[]
}
