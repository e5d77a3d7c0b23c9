import type { Sold } from '@console/domain/commission-rate'
import { categoryToken } from './subjects'
import { onceOf } from '../../random/once'

type Category = { path: readonly string[] }

/** Tokens of a category and those above it, the deepest first. Rows share their categories. */
const tokensOf = onceOf(({ path }: Category): readonly string[] =>
  path.map((_, place) => categoryToken(path.slice(0, path.length - place))),
)

/** Members of an item that decide its rate. */
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
