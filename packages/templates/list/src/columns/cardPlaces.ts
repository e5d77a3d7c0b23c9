import type { ListColumn } from '../config'

/**
 * Where a value stands in a card: `lead` at the end of the name's line, `side` at the end of the line below it, `rest` in a line of its own
 * with its column's name. What has no place is read where the record is opened.
 */
export type CardPlace = 'lead' | 'side' | 'rest'

type Placed = Pick<ListColumn<never>, 'id' | 'align' | 'isMoney' | 'priority'> & { cell?: unknown }

/**
 * What a card shows, by the ids of its columns: beside the name its amount, beside the party its status, and of the others what one decides
 * by first. A card with a next step has one line of them, another two: five cards are seen at once on a phone.
 * @param columns those that are chosen, the name first
 */
export function cardPlaces(
  [, ...values]: readonly Placed[],
  hasStep: boolean,
): ReadonlyMap<string, CardPlace> {
  const left = values
    .filter(({ priority }) => priority < 3)
    .toSorted((one, other) => one.priority - other.priority)
  const take = (...wanted: ((column: Placed) => boolean)[]) => {
    const found = wanted.flatMap((is) => left.find(is) ?? [])[0]
    if (found) left.splice(left.indexOf(found), 1)
    return found
  }
  const lead = take(
    ({ isMoney }) => isMoney === true,
    ({ align }) => align === 'end',
    () => true,
  )
  const side = take(
    ({ cell, align }) => cell !== undefined && align !== 'end',
    () => true,
  )
  const places = new Map<string, CardPlace>()
  if (lead) places.set(lead.id, 'lead')
  if (side) places.set(side.id, 'side')
  for (const { id } of left.slice(0, hasStep ? 1 : 2)) places.set(id, 'rest')
  return places
}
