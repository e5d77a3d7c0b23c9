import type { Pieces } from '@console/domain/order'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'

/** How many pieces of each line, by its token: what is kept as a draft may be opened over lines of which more has left. */
const quantities = z.record(z.string(), z.int().check(z.minimum(0)))

/** The fields of a form in which pieces of lines are chosen. */
export const pieceFields = defineForm(z.object({ lines: quantities }))

/** The pieces of lines that may be chosen, none of them chosen yet. */
export function nothingOf(left: readonly Pieces[]): Record<string, number> {
  return Object.fromEntries(left.map(({ lineId }) => [lineId, 0]))
}

/** What may be written: of each line as many pieces as are left. */
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

/** The pieces that were chosen. */
export function chosenOf(lines: Readonly<Record<string, unknown>>): Pieces[] {
  return Object.entries(lines).flatMap(([lineId, quantity]) =>
    typeof quantity === 'number' && Number.isInteger(quantity) && quantity > 0
      ? [{ lineId, quantity }]
      : [],
  )
}

/** How many pieces there are. */
export function countOf(pieces: readonly Pieces[]): number {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0)
}
