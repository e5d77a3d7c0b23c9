import { readsRecord } from '@console/templates'
import { Lookup } from '@console/templates/Lookup'
import { Record } from '@console/templates/Record'
import { useSearchParams } from 'react-router-dom'
import { product } from './product'

/** /product-details?secureToken= (specification 2): a live product; without a token the means to find one. */
export function ProductScreen() {
  const [search] = useSearchParams()
  const token = search.get('secureToken')
  return token ? (
    <Record config={product} token={token} />
  ) : (
    <Lookup
      resource={product.resource}
      pathOf={product.pathOf}
      query={{ approvalStatus: ['approved', 'suspended'] }}
    />
  )
}

ProductScreen.readAhead = readsRecord(product.resource)
