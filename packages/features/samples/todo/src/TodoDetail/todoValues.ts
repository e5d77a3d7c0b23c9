import { defineForm } from '@console/templates/Form'
import * as z from 'zod/mini'
import type { NewTodo, Todo } from '../contract'

/** What is written of a to-do; the rest of it is pressed. Days are empty where there is none. */
const todoValues = z
  .object({
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    notes: z.string(),
    startDate: z.string(),
    dueDate: z.string(),
  })
  .check(
    z.refine(
      ({ startDate, dueDate }) => startDate === '' || dueDate === '' || dueDate >= startDate,
      { path: ['dueDate'] },
    ),
  )

/** What is written of a to-do. */
export type TodoValues = z.infer<typeof todoValues>

/** The form of a to-do. */
export const todoForm = defineForm(todoValues)

/** A to-do of which nothing is written yet. */
export const blankValues: TodoValues = { title: '', notes: '', startDate: '', dueDate: '' }

/** What can be written of a to-do that there is. */
export function valuesOf({ title, notes, startDate, dueDate }: Todo): TodoValues {
  return { title, notes, startDate: startDate ?? '', dueDate: dueDate ?? '' }
}

/** What is written, as it is sent. */
export function contentOf({ startDate, dueDate, ...texts }: TodoValues) {
  return {
    ...texts,
    startDate: startDate === '' ? null : startDate,
    dueDate: dueDate === '' ? null : dueDate,
  } satisfies Partial<NewTodo>
}
