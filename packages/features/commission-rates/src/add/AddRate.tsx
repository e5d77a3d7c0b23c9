import { useSessionState } from '@console/core/session'
import { ratePaths } from '@console/domain/commission-rate'
import { hasCapability } from '@console/domain/permissions'
import { Button } from '@console/ui'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

/** Begins a commission; nothing for who may not. */
export function AddRate() {
  const { t } = useTranslation('commission-rates')
  const navigate = useNavigate()
  const { roles } = useSessionState()
  if (!hasCapability(roles, 'commission.draft')) return null
  return (
    <Button variant="primary" onPress={() => void navigate(ratePaths.add)}>
      <Plus aria-hidden />
      {t('add.title')}
    </Button>
  )
}
