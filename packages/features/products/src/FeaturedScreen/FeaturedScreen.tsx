import type { ReadAhead } from '@console/core/routes'
import { readsRecord } from '@console/templates'
import { Lookup } from '@console/templates/Lookup'
import { Record } from '@console/templates/Record'
import { useMatch, useSearchParams } from 'react-router-dom'
import { itemPaths } from '@console/domain/item'
import { featuredProduct, featuredService } from './featured'

/**
 * /featured-details/:secureToken and /featured-details?secureToken= (specification 2): where an item is featured; without a
 * token the means to find one. `kind=service` for services: a token does not tell.
 */
export function FeaturedScreen() {
  const match = useMatch(itemPaths.featured)
  const [search] = useSearchParams()
  const token = match?.params.secureToken ?? search.get('secureToken')
  if (!token)
    return (
      <Lookup
        resource={featuredProduct.resource}
        pathOf={featuredProduct.pathOf}
        query={{ featured: 'true' }}
      />
    )
  return search.get('kind') === 'service' ? (
    <Record config={featuredService} token={token} />
  ) : (
    <Record config={featuredProduct} token={token} />
  )
}

const readProduct = readsRecord(featuredProduct.resource, itemPaths.featured)
const readService = readsRecord(featuredService.resource, itemPaths.featured)

const readAhead: ReadAhead = (reading, address) =>
  (address.search.includes('kind=service') ? readService : readProduct)(reading, address)

FeaturedScreen.readAhead = readAhead
