import { readableListOf } from '@console/core/contracts'
import { folder, label } from '@console/master-detail/collections'
import * as z from 'zod/mini'

const todoContent = z.object({
  title: z.string(),
  notes: z.string(),
  /** A day, `2026-06-15`; null for none. */
  startDate: z.nullable(z.iso.date()),
  /** A day, `2026-06-15`; null for none. */
  dueDate: z.nullable(z.iso.date()),
  completed: z.boolean(),
  starred: z.boolean(),
  important: z.boolean(),
  /** Deleted, and restorable. */
  deleted: z.boolean(),
  /** Ids of its labels. */
  labels: z.array(z.int()),
  /** Id of its folder; undefined for none. */
  folder: z.optional(z.int()),
})

/** Specification 3: a to-do without an id. */
export const newTodo = todoContent

/** New to-do without an id. */
export type NewTodo = z.infer<typeof newTodo>

/** Specification 3: a to-do. */
export const todoRow = z.extend(todoContent, { id: z.string() })

/** A to-do. */
export type Todo = z.infer<typeof todoRow>

/**
 * Response of `POST /api/todo-app/update-todo` and `remove-todo`: null if the to-do no longer exists (specification 8:
 * such calls always answer 200).
 */
export const nullableTodo = z.nullable(todoRow)

/** Response of `GET /api/todo-app/todos`, and of moving and labelling. */
export const todos = readableListOf(todoRow)

/** Responses of `GET /api/todo-app/folders`, `/filters` and `/labels`. */
export const folders = readableListOf(folder)
export const labels = readableListOf(label)

/** Response of `POST /api/todo-app/delete-todos`: the ids. */
export const deletedTodos = readableListOf(z.string())
