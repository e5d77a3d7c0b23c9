import { type ApiError, makeKey, useSend } from '@console/core/api'
import { type FollowUp, useFollowUp } from '@console/core/routes'
import { orderPaths, toDraft } from '@console/domain/order'
import { beginDraft, blankDraft } from '@console/domain/order-draft'
import { RecordPlaceholder } from '@console/record'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useComposer } from './useComposer'
import { draftKeys } from './useDrafts'

/**
 * Creates a draft on the server, and redirects to its address, so that a reload finds it. An empty draft is in no list.
 */
export function BeginDraft() {
  const { t } = useTranslation('orders')
  const send = useSend()
  const navigate = useNavigate()
  // Loads in parallel.
  useComposer()
  const [key] = useState(makeKey)
  const { data, error, fetchStatus, refetch } = useQuery({
    queryKey: [...draftKeys.all, 'begun', key],
    queryFn: () => beginDraft(send, blankDraft, key),
    staleTime: Infinity,
  })

  const beginWait = useFollowUp()
  const followUp = useRef<FollowUp>(undefined)
  const goOn = useEffectEvent(() => {
    followUp.current ??= beginWait()
    if (data) followUp.current(() => void navigate(toDraft(data.draftToken), { replace: true }))
  })
  useEffect(() => goOn(), [data])

  return (
    <RecordPlaceholder
      error={error as ApiError | null}
      isOffline={fetchStatus === 'paused'}
      list={{ title: t('manual.title'), path: orderPaths.manual }}
      onRetry={() => void refetch()}
    />
  )
}
