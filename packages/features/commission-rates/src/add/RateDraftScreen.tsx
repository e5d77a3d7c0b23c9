import { useSend } from '@console/core/api'
import type { ReadAhead } from '@console/core/routes'
import { commissionRatesResource, proposalOf } from '@console/domain/commission-rate'
import { readRecord } from '@console/domain/resources'
import { listScreen } from '@console/templates/Index'
import { Read } from '@console/templates/Read'
import { SkeletonText } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { RateLinks } from '../parts/RateLinks'
import { AddRate } from './AddRate'
import { RateComposer } from './RateComposer'
import { rateDrafts } from './rateDrafts'

const List = listScreen(rateDrafts, { Primary: AddRate, Intro: RateLinks })

/** /commission-add-details (specification 2): the drafts, and with `?draft=` one of them, or a copy of a rate that applies. */
export function RateDraftScreen() {
  const [search] = useSearchParams()
  const token = search.get('draft')
  return token === null ? <List /> : <OpenRate key={token} token={token} />
}

const readAhead: ReadAhead = async (reading, address) =>
  new URLSearchParams(address.search).has('draft') ? undefined : List.readAhead?.(reading, address)

RateDraftScreen.readAhead = readAhead

/** What has begun never changes: a change of it is a new rate. */
function OpenRate({ token }: { token: string }) {
  const send = useSend()
  const query = useQuery({
    queryKey: ['commission-rates', 'opened', token],
    queryFn: ({ signal }) => readRecord(send, commissionRatesResource, token, signal),
    staleTime: Infinity,
  })
  return (
    <Read query={query} skeleton={<SkeletonText lines={8} />}>
      {(read) => {
        const isDraft = read.status === 'draft'
        const proposal = proposalOf(read)
        return (
          <RateComposer
            draft={`rate:${token}`}
            initial={isDraft ? proposal : { ...proposal, effectiveFrom: null, reason: '' }}
            replaces={isDraft ? token : null}
          />
        )
      }}
    </Read>
  )
}
