import type { Sold } from '@console/domain/commission-rate'
import { categoryToken } from './subjects'

type Category = { path: readonly string[] }

const tokens = new WeakMap<object, readonly string[]>()

/** A category and those above it, the deepest first. Rows share their categories. */
function tokensOf(category: Category): readonly string[] {
  let known = tokens.get(category)
  if (!known) {
    const { path } = category
    known = path.map((_, place) => categoryToken(path.slice(0, path.length - place)))
    tokens.set(category, known)
  }
  return known
}

/** The members of an item that decide which rate it is sold at. */
export function soldAs(
  type: 'product' | 'service_product',
  item: { productToken: string; business: { token: string }; category: Category },
  agent: string | null = null,
): Sold {
  return {
    item: { type, token: item.productToken },
    agent,
    business: item.business.token,
    categories: tokensOf(item.category),
  }
}
