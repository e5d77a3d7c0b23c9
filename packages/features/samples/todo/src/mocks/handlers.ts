import { endpoint, type Resolver, scenarioFor, type SampleDatabase } from '@console/sample'
import { folder, label } from '@console/master-detail/collections'
import * as z from 'zod/mini'
import { nullableTodo, newTodo, type Todo, todoRow } from '../contract'
import { saveTodos, readStoredTodos } from './storedTodos'
import { filters, folders, labels } from './sampleTodos'
import { todosOf } from './todosOf'

const handle = { value: z.string() } as const

// Beside a real server the sample backend cannot know its tokens, so anyone may make these calls.

/** `GET /todo-app/todos`, answered by `resolver`; stories pass their own. */
export function readTodos(resolver: Resolver<Todo[], undefined, 'public'>) {
  return endpoint(
    {
      method: 'GET',
      base: 'samples',
      path: '/todo-app/todos',
      roles: 'public',
      answer: z.array(todoRow),
      query: { folderHandle: handle, filterHandle: handle, labelHandle: handle },
    },
    resolver,
  )
}

/** Endpoint that reads constant data. */
function reading<Row>(name: string, row: z.ZodMiniType<unknown, Row>, rows: readonly Row[]) {
  return endpoint(
    {
      method: 'GET',
      base: 'samples',
      path: `/todo-app/${name}`,
      roles: 'public',
      answer: z.array(row),
    },
    () => [...rows],
  )
}

/** Endpoint that writes. */
function writing<Body, Answer>(
  name: string,
  body: z.ZodMiniType<Body>,
  answer: z.ZodMiniType<unknown, Answer>,
  resolver: Resolver<Answer, Body, 'public'>,
  isOnce?: true,
) {
  return endpoint(
    {
      method: 'POST',
      base: 'samples',
      path: `/todo-app/${name}`,
      roles: 'public',
      body,
      answer,
      ...(isOnce && { isOnce }),
    },
    resolver,
  )
}

const selected = { selectedTodoIds: z.array(z.string()) }

/** Changes some to-dos and returns their new versions. */
function changeTodos(
  database: SampleDatabase,
  ids: readonly string[],
  change: (todo: Todo) => Todo,
): Todo[] {
  const { todos } = readStoredTodos(database)
  const changed = todos.map((todo) => (ids.includes(todo.id) ? change(todo) : todo))
  saveTodos(database, { todos: changed })
  return changed.filter(({ id }) => ids.includes(id))
}

/** Changes one to-do; null if there is none. */
function changeTodo(
  database: SampleDatabase,
  id: string,
  change: (todo: Todo) => Todo,
): Todo | null {
  return changeTodos(database, [id], change)[0] ?? null
}

/** Sample backend of the to-dos. */
export const todoHandlers = [
  readTodos(({ database, query }) => {
    if (scenarioFor('GET /todo-app/todos') === 'empty') return []
    const today = new Date(database.now()).toISOString().slice(0, 10)
    return todosOf(readStoredTodos(database).todos, query, { folders, labels }, today)
  }),
  reading('folders', folder, folders),
  reading('filters', folder, filters),
  reading('labels', label, labels),

  writing(
    'new-todo',
    newTodo,
    todoRow,
    ({ database, body }) => {
      const { todos, made } = readStoredTodos(database)
      const created = { ...body, id: `todo-${made + 1}` }
      saveTodos(database, { todos: [created, ...todos], made: made + 1 })
      return created
    },
    true,
  ),
  writing('update-todo', todoRow, nullableTodo, ({ database, body }) =>
    changeTodo(database, body.id, () => body),
  ),
  endpoint(
    {
      method: 'POST',
      base: 'samples',
      path: '/todo-app/remove-todo',
      roles: 'public',
      // The body is only the id.
      body: z.string(),
      isText: true,
      answer: nullableTodo,
    },
    ({ database, body }) => changeTodo(database, body, (todo) => ({ ...todo, deleted: true })),
  ),
  writing(
    'set-folder',
    z.object({ ...selected, folderId: z.int() }),
    z.array(todoRow),
    ({ database, body: { selectedTodoIds, folderId } }) =>
      changeTodos(database, selectedTodoIds, (todo) => ({ ...todo, folder: folderId })),
  ),
  writing(
    'toggle-label',
    z.object({ ...selected, labelId: z.int() }),
    z.array(todoRow),
    ({ database, body: { selectedTodoIds, labelId } }) =>
      changeTodos(database, selectedTodoIds, (todo) => ({
        ...todo,
        labels: todo.labels.includes(labelId)
          ? todo.labels.filter((id) => id !== labelId)
          : [...todo.labels, labelId],
      })),
  ),
  writing('delete-todos', z.object(selected), z.array(z.string()), ({ database, body }) => {
    const { todos } = readStoredTodos(database)
    saveTodos(database, { todos: todos.filter(({ id }) => !body.selectedTodoIds.includes(id)) })
    return body.selectedTodoIds
  }),
]
