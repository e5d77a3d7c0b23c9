import { businessSeeds } from '../business/seeds'
import { namedProducts, products } from '../product/rows'
import { productApprovals, productSellers } from '../product/seeds'
import { orderSeed } from './seeds'
import { stepsOf } from './steps'
import { orderTimes } from './times'

/** So many orders are made in one step: a few milliseconds of a slow machine. */
const stepSize = 200

/** Orders are the longest in the making, and most screens count them: what they are made of, each, and what has happened to each. */
export function* ahead(): Generator<void> {
  for (const make of [businessSeeds, productSellers, productApprovals, namedProducts, products]) {
    make()
    yield
  }
  for (const make of [orderSeed, stepsOf])
    for (const index of orderTimes().keys()) {
      make(index)
      if (index % stepSize === 0) yield
    }
}
