import type { Pieces } from '@console/domain/order'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'

/** Number of pieces by line token: a stored draft may be opened after more pieces have been dispatched. */
const quantities = z.record(z.string(), z.int().check(z.minimum(0)))

/** Fields of a form that chooses pieces of lines. */
export const pieceFields = defineForm(z.object({ lines: quantities }))

/** Initial values: no pieces of any line. */
export function nothingOf(left: readonly Pieces[]): Record<string, number> {
  return Object.fromEntries(left.map(({ lineId }) => [lineId, 0]))
}

/** Schema of the values: at most the pieces left of each line. */
export function quantitiesOf(left: readonly Pieces[]) {
  return z.object(
    Object.fromEntries(
      left.map(({ lineId, quantity }) => [
        lineId,
        z.int().check(z.minimum(0), z.maximum(quantity)),
      ]),
    ),
  )
}

/** Chosen pieces. */
export function chosenOf(lines: Readonly<Record<string, unknown>>): Pieces[] {
  return Object.entries(lines).flatMap(([lineId, quantity]) =>
    typeof quantity === 'number' && Number.isInteger(quantity) && quantity > 0
      ? [{ lineId, quantity }]
      : [],
  )
}

/** Total number of pieces. */
export function countOf(pieces: readonly Pieces[]): number {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0)
}
