import type { World } from '@console/sample'
import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'
import { todoRow } from '../contract'
import { sampleTodos } from './sampleTodos'

const keptTodos = z.object({
  todos: readableListOf(todoRow),
  /** How many have been made, so that no two have one id. */
  made: z.int(),
})

/** All to-dos as they are now. */
type KeptTodos = z.infer<typeof keptTodos>

/** The world keeps them as settings of an account that nobody has: over a reload, in every tab, until the world is reset. */
const account = 'todo-app'

/** All to-dos as they are now. */
export function readKeptTodos(world: World): KeptTodos {
  const kept = keptTodos.safeParse(world.settings(account))
  return kept.success ? kept.data : { todos: [...sampleTodos], made: sampleTodos.length }
}

/** Keeps what was changed of them. */
export function keepTodos(world: World, change: Partial<KeptTodos>): void {
  world.keepSettings(account, { ...readKeptTodos(world), ...change })
}
