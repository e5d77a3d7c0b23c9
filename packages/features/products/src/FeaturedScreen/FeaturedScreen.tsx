import type { ReadAhead } from '@console/core/routes'
import { itemPaths } from '@console/domain/item'
import { recordScreen } from '@console/record'
import { useSearchParams } from 'react-router-dom'
import { featuredProduct, featuredService } from './featured'

const Product = recordScreen(featuredProduct, itemPaths.featured)
const Service = recordScreen(featuredService, itemPaths.featured)

/**
 * /featured-details/:secureToken and /featured-details?secureToken= (specification 2): the featured place of an item;
 * without a token, a form to find one. `kind=service` for services, as a token does not identify the kind.
 */
export function FeaturedScreen() {
  const [search] = useSearchParams()
  return isService(search) ? <Service /> : <Product />
}

const readAhead: ReadAhead = async (reading, address) =>
  (isService(new URLSearchParams(address.search)) ? Service : Product).readAhead?.(reading, address)

FeaturedScreen.readAhead = readAhead

function isService(search: URLSearchParams): boolean {
  return search.get('kind') === 'service'
}
