import { type ApiError, useSend } from '@console/core/api'
import { orderPaths } from '@console/domain/order'
import { readDraft } from '@console/domain/order-draft'
import { RecordPlaceholder } from '@console/templates/Record/RecordPlaceholder'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useComposer } from './useComposer'
import { draftKeys } from './useDrafts'

/** An order that was begun, as the server has it; what is written in it meanwhile is the composer's. */
export function OpenDraft({ token }: { token: string }) {
  const { t } = useTranslation('orders')
  const send = useSend()
  const OrderComposer = useComposer()
  /** Counts up with each version of another place that is taken in place of what stands here. */
  const [taken, setTaken] = useState(0)
  const { data, error, fetchStatus, refetch, isFetchedAfterMount } = useQuery({
    queryKey: [...draftKeys.draft(token), taken],
    queryFn: ({ signal }) => readDraft(send, token, signal),
    // Read when it is opened; from then on the composer knows better what is in it.
    refetchOnMount: 'always',
    staleTime: Infinity,
  })
  if (data && isFetchedAfterMount && OrderComposer)
    return <OrderComposer key={taken} draft={data} onTake={() => setTaken((count) => count + 1)} />
  return (
    <RecordPlaceholder
      error={error as ApiError | null}
      isOffline={fetchStatus === 'paused'}
      list={{ title: t('manual.title'), path: orderPaths.manual }}
      onRetry={() => void refetch()}
    />
  )
}
