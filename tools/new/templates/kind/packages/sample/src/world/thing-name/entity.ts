import type { Entity } from '../../store/entity'
import { type ThingName, thingNameRows } from './rows'

/** As the store keeps them. */
export const thingNameEntity: Entity<ThingName> = {
  name: 'thing-name',
  seed: thingNameRows,
  token: 'secureToken',
}
