import { refuse, type SampleDatabase } from '@console/sample'
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
export function readStoredBoards(database: SampleDatabase): readonly Board[] {
  const stored = storedBoards.safeParse(database.settings(account))
  return stored.success ? stored.data.boards : sampleBoards
}

/** Stores all boards. */
export function saveBoards(database: SampleDatabase, boards: readonly Board[]): void {
  database.saveSettings(account, { boards })
}

/** Finds a board. Specification 8: an unknown one is refused. */
export function findBoard(database: SampleDatabase, boardId: string | null): Board {
  const found = readStoredBoards(database).find(({ id }) => id === boardId)
  if (!found) throw refuse(404, 'not_found', 'board.missing')
  return found
}

/** Changes a board and returns its new version. */
export function changeBoard(
  database: SampleDatabase,
  boardId: string,
  change: (board: Board) => Partial<Board>,
): Board {
  const found = findBoard(database, boardId)
  const changed = { ...found, ...change(found) }
  saveBoards(
    database,
    readStoredBoards(database).map((each) => (each.id === boardId ? changed : each)),
  )
  return changed
}
