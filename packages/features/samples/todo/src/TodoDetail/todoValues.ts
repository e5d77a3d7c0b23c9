import { defineForm } from '@console/form'
import * as z from 'zod/mini'
import type { NewTodo, Todo } from '../contract'

/** Text and days of a to-do. Days are empty if there are none. */
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

/** For an existing to-do, everything else is changed at once. */
const todoValues = content.check(z.refine(isDueInTime, dueInTime))

/** Values of the to-do form. */
export type TodoValues = z.infer<typeof todoValues>

/** The form of a to-do. */
export const todoForm = defineForm(todoValues)

/** Option for no folder, in place of an id. */
export const noFolder = 'none'

/** Values of a new to-do, with the ids of its labels and folder. */
const newTodoValues = z
  .extend(content, { labels: z.array(z.string()), folder: z.string() })
  .check(z.refine(isDueInTime, dueInTime))

/** Values of the form of a new to-do. */
export type NewTodoValues = z.infer<typeof newTodoValues>

/** The form of a new to-do. */
export const newTodoForm = defineForm(newTodoValues)

/** Form values of an existing to-do. */
export function valuesOf({ title, notes, startDate, dueDate }: Todo): TodoValues {
  return { title, notes, startDate: startDate ?? '', dueDate: dueDate ?? '' }
}

/** Form values as they are sent. */
export function contentOf({ title, notes, startDate, dueDate }: TodoValues) {
  return {
    title,
    notes,
    startDate: startDate === '' ? null : startDate,
    dueDate: dueDate === '' ? null : dueDate,
  } satisfies Partial<NewTodo>
}
