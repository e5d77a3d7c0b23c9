import { refuse, type World } from '@console/sample'
import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'
import { board, type Board } from '../contract'
import { sampleBoards } from './sampleBoards'

const storedBoards = z.object({ boards: readableListOf(board) })

/**
 * Stored in the sample database as settings of an account that no user has: survives reloads, shared by all tabs, until
 * the database is reset.
 */
const account = 'scrumboard-app'

/** All stored boards. */
export function readStoredBoards(world: World): readonly Board[] {
  const stored = storedBoards.safeParse(world.settings(account))
  return stored.success ? stored.data.boards : sampleBoards
}

/** Stores all boards. */
export function keepBoards(world: World, boards: readonly Board[]): void {
  world.keepSettings(account, { boards })
}

/** Finds a board. Specification 8: an unknown one is refused. */
export function findBoard(world: World, boardId: string | null): Board {
  const found = readStoredBoards(world).find(({ id }) => id === boardId)
  if (!found) throw refuse(404, 'not_found', 'Requested board do not exist.')
  return found
}

/** Changes a board and returns its new version. */
export function changeBoard(
  world: World,
  boardId: string,
  change: (board: Board) => Partial<Board>,
): Board {
  const found = findBoard(world, boardId)
  const changed = { ...found, ...change(found) }
  keepBoards(
    world,
    readStoredBoards(world).map((each) => (each.id === boardId ? changed : each)),
  )
  return changed
}
