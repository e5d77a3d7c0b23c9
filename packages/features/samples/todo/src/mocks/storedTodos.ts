import type { SampleDatabase } from '@console/sample'
import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'
import { todoRow } from '../contract'
import { sampleTodos } from './sampleTodos'

const storedTodos = z.object({
  todos: readableListOf(todoRow),
  /** Number of to-dos created so far, so that ids are unique. */
  made: z.int(),
})

/** All stored to-dos. */
type StoredTodos = z.infer<typeof storedTodos>

/**
 * Stored in the sample database as settings of an account that no user has: survives reloads, shared by all tabs, until
 * the database is reset.
 */
const account = 'todo-app'

/** Reads the stored to-dos. */
export function readStoredTodos(database: SampleDatabase): StoredTodos {
  const stored = storedTodos.safeParse(database.settings(account))
  return stored.success ? stored.data : { todos: [...sampleTodos], made: sampleTodos.length }
}

/** Stores a change. */
export function saveTodos(database: SampleDatabase, change: Partial<StoredTodos>): void {
  database.saveSettings(account, { ...readStoredTodos(database), ...change })
}
