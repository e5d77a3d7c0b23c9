import type { Entity } from '../../store/entity'
import type { Draft } from './rows'
import { drafts } from './seeds'

/** Stored order drafts. */
export const draftEntity: Entity<Draft> = {
  name: 'order-drafts',
  seed: drafts,
  token: 'draftToken',
}
