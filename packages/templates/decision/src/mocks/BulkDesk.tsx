import { useSend } from '@console/core/api'
import { type ListQuery, readPage } from '@console/core/resources'
import { useSessionState } from '@console/core/session'
import { Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { resourceKeys } from '@console/query-boundary'
import { goodsResource } from './goods'
import { BulkBar } from '../many/BulkBar'
import { StatusText } from '@console/workflows'
import { useBulkDecision } from '../many/useBulkDecision'

export interface BulkDeskProps {
  query: ListQuery
  /** Selects all results of the query instead of the shown rows. */
  isEverything: boolean
  actions: readonly string[]
}

/** Selection with its bar, as in a list: inside a session, like all screens. */
export function BulkDesk(props: BulkDeskProps) {
  return useSessionState().status === 'signedIn' ? <OpenBulkDesk {...props} /> : null
}

function OpenBulkDesk({ query, isEverything, actions }: BulkDeskProps) {
  const send = useSend()
  const bulk = useBulkDecision(goodsResource, 'desk')
  const { data } = useQuery({
    queryKey: resourceKeys.page(goodsResource.id, query),
    queryFn: () => readPage(send, goodsResource, query),
  })
  if (!data) return null
  const { page: _, pageSize: __, ...filters } = query
  return (
    <Stack>
      <BulkBar
        resource={goodsResource}
        bulk={bulk}
        actions={actions}
        hrefOf={({ secureToken }) => `/goods/${secureToken}`}
        chosen={isEverything ? { query: filters, total: data.total } : { rows: data.items }}
      >
        <Text weight="medium">{isEverything ? data.total : data.items.length}</Text>
      </BulkBar>
      <Stack as="ul" gap={1}>
        {data.items.map(({ secureToken, name, approvalStatus }) => (
          <Stack as="li" direction="row" gap={2} key={secureToken}>
            <bdi>{name}</bdi>
            <StatusText workflows={goodsResource.workflows} status={approvalStatus} />
            <Text size="sm" tone="muted">
              {bulk.outcomes.get(secureToken)?.outcome.replace('ok', '')}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}
