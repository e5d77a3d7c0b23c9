import type { Entity } from '../../store/entity'
import { type Rate, rates } from './rows'

/** Rates of commission, as the store keeps them. */
export const rateEntity: Entity<Rate> = {
  name: 'commission-rates',
  seed: rates,
  token: 'rateToken',
}
