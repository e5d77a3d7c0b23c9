import type { ListColumn } from '../config'

/**
 * Where a value stands in a card: `lead` at the end of the name's line, `side` at the end of the line below it, `rest` in a line of its own
 * behind its column's name. What has no place is read where the record is opened.
 */
export type CardPlace = 'lead' | 'side' | 'rest'

type Placed = Pick<ListColumn<never>, 'id' | 'isMoney' | 'isStatus' | 'priority'>

/**
 * What a card shows, by the ids of its columns: beside the name the amount, beside the party the status, which say by themselves what they
 * are; and of the others what one decides by first. A card with a next step has one line of them, another two: five cards are seen whole on
 * a phone.
 * @param columns those that are chosen, the name first
 */
export function cardPlaces(
  [, ...values]: readonly Placed[],
  hasStep: boolean,
): ReadonlyMap<string, CardPlace> {
  const shown = values
    .filter(({ priority }) => priority < 3)
    .toSorted((one, other) => one.priority - other.priority)
  const status = shown.find(({ isStatus }) => isStatus)
  const lead = shown.find(({ isMoney }) => isMoney) ?? status
  const side = lead === status ? undefined : status
  const rest = shown.filter((column) => column !== lead && column !== side)
  return new Map<string, CardPlace>([
    ...(lead ? [[lead.id, 'lead'] as const] : []),
    ...(side ? [[side.id, 'side'] as const] : []),
    ...rest.slice(0, hasStep ? 1 : 2).map(({ id }) => [id, 'rest'] as const),
  ])
}
