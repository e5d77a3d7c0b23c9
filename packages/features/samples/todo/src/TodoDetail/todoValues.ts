import { defineForm } from '@console/form'
import * as z from 'zod/mini'
import type { NewTodo, Todo } from '../contract'

/** What is written of a to-do. Days are empty where there is none. */
const content = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  notes: z.string(),
  startDate: z.string(),
  dueDate: z.string(),
})

const dueInTime = { path: ['dueDate'] }

function isDueInTime({ startDate, dueDate }: z.infer<typeof content>): boolean {
  return startDate === '' || dueDate === '' || dueDate >= startDate
}

/** Of a to-do that there is, the rest is pressed. */
const todoValues = content.check(z.refine(isDueInTime, dueInTime))

/** What is written of a to-do. */
export type TodoValues = z.infer<typeof todoValues>

/** The form of a to-do. */
export const todoForm = defineForm(todoValues)

/** In place of a folder's id, where a new to-do lies in none. */
export const noFolder = 'none'

/** What is written of a new to-do: also which labels it has, and which folder it lies in, by their ids. */
const newTodoValues = z
  .extend(content, { labels: z.array(z.string()), folder: z.string() })
  .check(z.refine(isDueInTime, dueInTime))

/** What is in the fields of a new to-do. */
export type NewTodoValues = z.infer<typeof newTodoValues>

/** The form of a new to-do. */
export const newTodoForm = defineForm(newTodoValues)

/** What can be written of a to-do that there is. */
export function valuesOf({ title, notes, startDate, dueDate }: Todo): TodoValues {
  return { title, notes, startDate: startDate ?? '', dueDate: dueDate ?? '' }
}

/** What is written, as it is sent. */
export function contentOf({ title, notes, startDate, dueDate }: TodoValues) {
  return {
    title,
    notes,
    startDate: startDate === '' ? null : startDate,
    dueDate: dueDate === '' ? null : dueDate,
  } satisfies Partial<NewTodo>
}
