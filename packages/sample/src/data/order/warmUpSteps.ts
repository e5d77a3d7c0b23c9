import { businessSeeds } from '../business/seeds'
import { namedProducts, products } from '../product/rows'
import { productApprovals, productSellers } from '../product/seeds'
import { orderSeed } from './seeds'
import { stepsOf } from './steps'
import { orderTimes } from './times'

/** Orders made in one step: a few milliseconds on a slow machine. */
const stepSize = 200

/** Orders take longest to make, and most screens count them: this makes their sources, each order, and the events of each. */
export function* warmUpSteps(): Generator<void> {
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
