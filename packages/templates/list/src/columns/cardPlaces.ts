import type { ListColumn } from '../config/config'

/**
 * Place of a value in a card: `lead` at the end of the name's line, `side` at the end of the line below it, `rest` in its own
 * line after its column's name. A value without a place is shown on the record only.
 */
export type CardPlace = 'lead' | 'side' | 'rest'

type Placed = Pick<ListColumn<never>, 'id' | 'isMoney' | 'isStatus' | 'priority'>

/**
 * Assigns the values of a card, by column id: the amount beside the name, the status beside the party, as both need no caption;
 * then the values that matter most for a decision. A card with a next step has one line of them, another two: five cards fit on a
 * phone.
 * @param columns chosen columns, the name first
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
