import type { OrderLine, Pieces, Shipment } from './contract'

/** What is known of a line where its pieces are counted. */
type Line = Pick<OrderLine, 'lineId' | 'quantity' | 'dispatched' | 'dropped'>

/** What of each line has not left yet, and still will. */
export function piecesLeft(lines: readonly Line[]): Pieces[] {
  return lines
    .map(({ lineId, quantity, dispatched, dropped }) => ({
      lineId,
      quantity: quantity - dispatched - dropped,
    }))
    .filter(({ quantity }) => quantity > 0)
}

function countOf(pieces: readonly Pieces[]): number {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What of each line has arrived, and did not come back and was not paid back since. */
export function piecesArrived(
  lines: readonly Pick<OrderLine, 'lineId' | 'returned' | 'dropped'>[],
  shipments: readonly Pick<Shipment, 'state' | 'lines'>[],
): Pieces[] {
  const arrived = shipments
    .filter(({ state }) => state === 'delivered')
    .flatMap((shipment) => shipment.lines)
  return lines
    .map(({ lineId, returned, dropped }) => ({
      lineId,
      quantity: countOf(arrived.filter((each) => each.lineId === lineId)) - (returned - dropped),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/**
 * Which of these pieces are not among those: whole numbers from 1, each line named once.
 * @returns JSON pointers to their quantities, where they are `lines` of what is said
 */
export function notAmong(all: readonly Pieces[], wanted: readonly Pieces[]): string[] {
  const left = new Map(all.map(({ lineId, quantity }) => [lineId, quantity]))
  return wanted.flatMap(({ lineId, quantity }, place) => {
    const isAmong =
      Number.isInteger(quantity) && quantity >= 1 && quantity <= (left.get(lineId) ?? 0)
    left.delete(lineId)
    return isAmong ? [] : [`/lines/${place}/quantity`]
  })
}

/** Whether something is left when these pieces leave; where no pieces are named, whether a part could leave. */
export function isSomethingLeft(lines: readonly Line[], leaving?: readonly Pieces[]): boolean {
  return countOf(piecesLeft(lines)) > (leaving ? countOf(leaving) : 1)
}

/** The lines after pieces of them have left. */
export function takeOut<Each extends Line>(
  lines: readonly Each[],
  pieces: readonly Pieces[],
): Each[] {
  return moved(lines, pieces, 1)
}

/** The lines after pieces of them came back. */
export function takeBack<Each extends Line>(
  lines: readonly Each[],
  pieces: readonly Pieces[],
): Each[] {
  return moved(lines, pieces, -1)
}

/** The lines when the rest of an order is cancelled: what has not left is dropped, and no longer owed. */
export function dropRest<Each extends Line & Pick<OrderLine, 'returned'>>(
  lines: readonly Each[],
): Each[] {
  return lines.map((line) => {
    const left = line.quantity - line.dispatched - line.dropped
    return { ...line, dropped: line.dropped + left, returned: line.returned + left }
  })
}

function moved<Each extends Line>(
  lines: readonly Each[],
  pieces: readonly Pieces[],
  sign: 1 | -1,
): Each[] {
  return lines.map((line) => {
    const piece = pieces.find(({ lineId }) => lineId === line.lineId)
    return piece ? { ...line, dispatched: line.dispatched + sign * piece.quantity } : line
  })
}
