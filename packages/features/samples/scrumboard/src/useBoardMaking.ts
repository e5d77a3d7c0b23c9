import { useNotices } from '@console/core/notices'
import { useFollowUp } from '@console/core/routes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Board } from './contract'
import { boardPath } from './paths'

/**
 * Creates a board and opens it if the user is still on the same page; otherwise they get a notification with a link.
 */
export function useBoardMaking(make: () => Promise<Board | undefined>) {
  const { t } = useTranslation('scrumboard')
  const navigate = useNavigate()
  const { snackbar } = useNotices()
  const beginWait = useFollowUp()
  const [isMaking, setIsMaking] = useState(false)

  async function begin() {
    const follow = beginWait()
    setIsMaking(true)
    const made = await make()
    setIsMaking(false)
    if (!made) return
    const open = () => void navigate(boardPath(made.id))
    if (!follow(open))
      snackbar({
        variant: 'success',
        title: t('board.made', { name: made.name }),
        action: { label: t('board.open'), onAction: open },
      })
  }

  return { isMaking, begin: () => void begin() }
}
