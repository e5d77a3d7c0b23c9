import type { Entity } from '../../store/entity'
import { type ThingName, thingNameRows } from './rows'

/** Entity in the sample database. */
export const thingNameEntity: Entity<ThingName> = {
  name: 'thing-name',
  seed: thingNameRows,
  token: 'secureToken',
}
