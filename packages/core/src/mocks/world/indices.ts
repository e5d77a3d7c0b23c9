import { agents } from './agents'
import { businesses } from './businesses'
import { once } from './once'
import { products } from './products'
import { serviceProducts } from './serviceProducts'

interface Tokened {
  secureToken: string
}

function indicesOf(rows: () => readonly Tokened[]) {
  const indices = once(() => new Map(rows().map(({ secureToken }, index) => [secureToken, index])))
  return ({ secureToken }: Tokened): number => {
    const index = indices().get(secureToken)
    if (index === undefined) throw new Error(`There is no ${secureToken}`)
    return index
  }
}

/** The index that a record was made with. */
export const productIndex = indicesOf(products)
export const serviceIndex = indicesOf(serviceProducts)
export const businessIndex = indicesOf(businesses)
export const agentIndex = indicesOf(agents)
