import type { OrderRow } from '@console/domain/order'
import type { PastedRow } from './pasted'

/** Why a pasted row fills nothing. */
export type PasteFault = 'unknown' | 'twice' | 'tracking' | 'carrier'

/** What becomes of pasted rows. */
export interface Matched {
  /** What is filled in, by the token of the order. */
  filled: ReadonlyMap<string, Pick<PastedRow, 'carrier' | 'trackingNumber'>>
  faults: readonly (PastedRow & { fault: PasteFault })[]
}

/**
 * Which of the chosen orders each pasted row is about. A row without a carrier or with a number that is
 * too short or too long fills nothing. Of two rows about one order, only the first does.
 */
export function matchPasted(rows: readonly PastedRow[], orders: readonly OrderRow[]): Matched {
  const known = new Map(orders.map(({ reference, secureToken }) => [plain(reference), secureToken]))
  const filled = new Map<string, Pick<PastedRow, 'carrier' | 'trackingNumber'>>()
  const seen = new Set<string>()
  const faults: (PastedRow & { fault: PasteFault })[] = []
  for (const row of rows) {
    const token = known.get(plain(row.reference))
    const fault = token === undefined ? 'unknown' : seen.has(token) ? 'twice' : faultIn(row)
    if (token !== undefined) seen.add(token)
    if (fault !== null) faults.push({ ...row, fault })
    else if (token !== undefined) filled.set(token, row)
  }
  return { filled, faults }
}

function faultIn({ trackingNumber, carrier }: PastedRow): PasteFault | null {
  if (trackingNumber.length < 4 || trackingNumber.length > 40) return 'tracking'
  return carrier !== null && carrier.length > 80 ? 'carrier' : null
}

/** As people write references: in small letters, with a space too many. */
function plain(reference: string): string {
  return reference.replaceAll(/\s/g, '').toUpperCase()
}
