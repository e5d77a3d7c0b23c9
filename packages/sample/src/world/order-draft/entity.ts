import type { Entity } from '../../store/entity'
import type { Draft } from './rows'
import { drafts } from './seeds'

/** Orders that are being written, as the store keeps them. */
export const draftEntity: Entity<Draft> = {
  name: 'order-drafts',
  seed: drafts,
  token: 'draftToken',
}
