import { refuse, type World } from '@console/sample'
import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'
import { board, type Board } from '../contract'
import { sampleBoards } from './sampleBoards'

const keptBoards = z.object({ boards: readableListOf(board) })

/** The world keeps them as settings of an account that nobody has: over a reload, in every tab, until the world is reset. */
const account = 'scrumboard-app'

/** All boards as they are now. */
export function readKeptBoards(world: World): readonly Board[] {
  const kept = keptBoards.safeParse(world.settings(account))
  return kept.success ? kept.data.boards : sampleBoards
}

/** Keeps all boards. */
export function keepBoards(world: World, boards: readonly Board[]): void {
  world.keepSettings(account, { boards })
}

/** Specification 8: a board that there is not is refused. */
export function findBoard(world: World, boardId: string | null): Board {
  const found = readKeptBoards(world).find(({ id }) => id === boardId)
  if (!found) throw refuse(404, 'not_found', 'Requested board do not exist.')
  return found
}

/** Changes a board, and gives it as it is then. */
export function changeBoard(
  world: World,
  boardId: string,
  change: (board: Board) => Partial<Board>,
): Board {
  const found = findBoard(world, boardId)
  const changed = { ...found, ...change(found) }
  keepBoards(
    world,
    readKeptBoards(world).map((each) => (each.id === boardId ? changed : each)),
  )
  return changed
}
