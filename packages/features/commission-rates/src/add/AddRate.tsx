import { ratePaths } from '@console/domain/commission-rate'
import { Button } from '@console/ui'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

/** Begins a commission. */
export function AddRate() {
  const { t } = useTranslation('commission-rates')
  const navigate = useNavigate()
  return (
    <Button variant="primary" onPress={() => void navigate(ratePaths.add)}>
      <Plus aria-hidden />
      {t('add.title')}
    </Button>
  )
}
