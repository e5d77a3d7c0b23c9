import { readableListOf } from '@console/core/contracts'
import { folder, label } from '@console/master-detail/collections'
import * as z from 'zod/mini'

const todoContent = z.object({
  title: z.string(),
  notes: z.string(),
  /** A day, `2026-06-15`; null: none. */
  startDate: z.nullable(z.iso.date()),
  /** A day, `2026-06-15`; null: none. */
  dueDate: z.nullable(z.iso.date()),
  completed: z.boolean(),
  starred: z.boolean(),
  important: z.boolean(),
  /** It was removed, and can be brought back. */
  deleted: z.boolean(),
  /** The ids of its labels. */
  labels: z.array(z.int()),
  /** The id of its folder; left out: it is in none. */
  folder: z.optional(z.int()),
})

/** Specification 3: a to-do that has no id yet. */
export const newTodo = todoContent

/** A to-do that has no id yet. */
export type NewTodo = z.infer<typeof newTodo>

/** Specification 3: a to-do. */
export const todoRow = z.extend(todoContent, { id: z.string() })

/** A to-do. */
export type Todo = z.infer<typeof todoRow>

/** The answer of `POST /api/todo-app/update-todo` and `remove-todo`: null where there is no such to-do any more (specification 8: such calls always answer 200). */
export const foundTodo = z.nullable(todoRow)

/** The answer of `GET /api/todo-app/todos`, and of what moves and marks them. */
export const todos = readableListOf(todoRow)

/** Answers of `GET /api/todo-app/folders` and `/filters`, and of `/labels`. */
export const folders = readableListOf(folder)
export const labels = readableListOf(label)

/** The answer of `POST /api/todo-app/delete-todos`: the ids. */
export const deletedTodos = readableListOf(z.string())
