import { useNotices } from '@console/core/notices'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ListPlace } from './useListPlace'

/** Goes on to the record that follows in the list that this one was opened from; after the last back to the list, which is told. */
export function useGoOn(place: ListPlace): () => Promise<void> {
  const { t } = useTranslation('record')
  const navigate = useNavigate()
  const notices = useNotices()
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  return async () => {
    const next = await place.findNext().catch(() => undefined)
    // Who has gone elsewhere meanwhile stays there.
    if (!isOpen.current) return
    if (next === null) notices.snackbar({ variant: 'info', title: t('record.last') })
    if (next) void navigate(next)
    else void navigate(place.listPath, { state: place.listState })
  }
}
