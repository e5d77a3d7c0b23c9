import type { OrderRow } from '@console/domain/order'
import type { PastedRow } from './pasted'

/** Reason why a pasted row was not used. */
export type PasteFault = 'unknown' | 'twice' | 'tracking' | 'carrier'

/** Result of matching pasted rows. */
export interface Matched {
  /** Filled values, by order token. */
  filled: ReadonlyMap<string, Pick<PastedRow, 'carrier' | 'trackingNumber'>>
  faults: readonly (PastedRow & { fault: PasteFault })[]
}

/**
 * Matches pasted rows with the selected orders. A row without a carrier, or with a number that is too short or too
 * long, is not used. Of two rows about one order, only the first is.
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

/** Normalizes a typed reference: lower case and superfluous spaces are allowed. */
function plain(reference: string): string {
  return reference.replaceAll(/\s/g, '').toUpperCase()
}
