import { toNewOrder } from '@console/domain/order'
import { Button } from '@console/ui'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

/** Begins an order. */
export function NewOrder() {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  return (
    <Button variant="primary" onPress={() => void navigate(toNewOrder)}>
      <Plus aria-hidden />
      {t('manual.new')}
    </Button>
  )
}
