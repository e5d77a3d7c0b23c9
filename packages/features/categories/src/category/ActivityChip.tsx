import { StatusChip } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Tells whether a category is visible to shoppers. */
export function ActivityChip({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('categories')
  return (
    <StatusChip tone={isActive ? 'success' : 'neutral'}>
      {t(isActive ? 'state.active' : 'state.inactive')}
    </StatusChip>
  )
}
