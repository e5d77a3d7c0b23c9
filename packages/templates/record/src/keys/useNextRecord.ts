import { useNotices } from '@console/core/notices'
import { useFollowUp } from '@console/core/routes'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ListPlace } from './useListPlace'

/** Goes on to the record that follows in the list that this one was opened from; after the last back to the list, which is told. */
export function useNextRecord(place: ListPlace): () => Promise<void> {
  const { t } = useTranslation('record')
  const navigate = useNavigate()
  const notices = useNotices()
  const beginWait = useFollowUp()

  return async () => {
    const follow = beginWait()
    const next = await place.findNext().catch(() => undefined)
    const isThere = follow(() => {
      if (next) void navigate(next)
      else void navigate(place.listPath, { state: place.listState })
    })
    if (isThere && next === null) notices.snackbar({ variant: 'info', title: t('record.last') })
  }
}
