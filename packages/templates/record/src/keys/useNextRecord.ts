import { useNotices } from '@console/core/notices'
import { useFollowUp } from '@console/core/routes'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { openStorage } from '@console/core/storage'
import { useState } from 'react'
import type { ListPlace } from './useListPlace'

/**
 * Moves on to the next record of the list that this one was opened from; after the last one back to the list, with a
 * notification.
 */
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

const key = 'record-advances'
const storage = openStorage('lasting')

/** Setting whether the next record opens after a decision, stored in this browser. Default: true. */
export function useAutoAdvance(): [advances: boolean, setAdvances: (advances: boolean) => void] {
  const [advances, setAdvances] = useState(() => storage.getItem(key) !== 'no')
  return [
    advances,
    (next) => {
      storage.setItem(key, next ? 'yes' : 'no')
      setAdvances(next)
    },
  ]
}
