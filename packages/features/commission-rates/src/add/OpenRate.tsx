import { useSend } from '@console/core/api'
import { commissionRatesResource, proposalOf } from '@console/domain/commission-rate'
import { readRecord } from '@console/core/resources'
import { QueryBoundary } from '@console/query-boundary'
import { SkeletonText } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { RateComposer } from './RateComposer'

/** Loads a rate by its token, to continue it: an active rate never changes, so a change is a new rate. */
export function OpenRate({ value: token }: { value: string }) {
  const send = useSend()
  const query = useQuery({
    queryKey: ['commission-rates', 'opened', token],
    queryFn: ({ signal }) => readRecord(send, commissionRatesResource, token, signal),
    staleTime: Infinity,
  })
  return (
    <QueryBoundary query={query} skeleton={<SkeletonText lines={8} />}>
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
    </QueryBoundary>
  )
}
