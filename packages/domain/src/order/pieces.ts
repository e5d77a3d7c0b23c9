import type { OrderLine, Pieces, Shipment } from './contract'

/** Fields of a line that its pieces are counted from. */
type Line = Pick<OrderLine, 'lineId' | 'quantity' | 'dispatched' | 'dropped'>

/** Pieces of each line that are not shipped yet, and will be. */
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

/** Pieces of each line that were delivered, and not returned or refunded since. */
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
 * Checks that the wanted pieces are a subset: whole numbers from 1, each line named once.
 * @returns JSON pointers to the wrong quantities, as `lines` of the input
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

/** Checks whether pieces are left after these are shipped; without named pieces, whether a part could be shipped. */
export function isSomethingLeft(lines: readonly Line[], leaving?: readonly Pieces[]): boolean {
  return countOf(piecesLeft(lines)) > (leaving ? countOf(leaving) : 1)
}

/** Lines after pieces of them were shipped. */
export function takeOut<Each extends Line>(
  lines: readonly Each[],
  pieces: readonly Pieces[],
): Each[] {
  return moved(lines, pieces, 1)
}

/** Lines after pieces of them came back. */
export function takeBack<Each extends Line>(
  lines: readonly Each[],
  pieces: readonly Pieces[],
): Each[] {
  return moved(lines, pieces, -1)
}

/** Lines after the rest of an order is cancelled: unshipped pieces are dropped, and no longer owed. */
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
