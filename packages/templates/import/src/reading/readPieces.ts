import { pieceRows, type SentRow } from '@console/core/imports'
import type { HowRead, Reader } from './reader'

/** The reading of a file of so many rows. */
type Read = HowRead & { opened: { rows: number } }

/**
 * Reads a file in batches: the worker reads the next batch while the page sends the current one.
 * @returns reads the batch that begins after the first `from` rows
 */
export function readPieces(reader: Pick<Reader, 'rows'>) {
  let next: { how: Read; from: number; rows: Promise<SentRow[]> } | null = null

  return async (how: Read, from: number): Promise<SentRow[]> => {
    const rows = await (next?.how === how && next.from === from
      ? next.rows
      : reader.rows(how, from, pieceRows))
    const end = from + rows.length
    next = null
    if (rows.length > 0 && end < how.opened.rows) {
      next = { how, from: end, rows: reader.rows(how, end, pieceRows) }
      // A failure is reported when this batch is asked for.
      next.rows.catch(() => undefined)
    }
    return rows
  }
}
