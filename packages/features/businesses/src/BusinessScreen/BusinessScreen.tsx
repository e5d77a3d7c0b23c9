import { readsRecord } from '@console/templates'
import { Lookup } from '@console/templates/Lookup'
import { Record } from '@console/templates/Record'
import { useSearchParams } from 'react-router-dom'
import { business } from './business'

/**
 * /approved-business-detail?secureToken= (specification 2): a business that trades; without a token the means to find one.
 */
export function BusinessScreen() {
  const [search] = useSearchParams()
  const token = search.get('secureToken')
  return token ? (
    <Record config={business} token={token} />
  ) : (
    <Lookup
      resource={business.resource}
      pathOf={business.pathOf}
      query={{ approvalStatus: ['approved', 'suspended'] }}
    />
  )
}

BusinessScreen.readAhead = readsRecord(business.resource)
