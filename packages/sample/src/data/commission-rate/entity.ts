import type { Entity } from '../../store/entity'
import { type Rate, rates } from './rows'

/** Stored commission rates. */
export const rateEntity: Entity<Rate> = {
  name: 'commission-rates',
  seed: rates,
  token: 'rateToken',
}
