import { useFormats } from '@console/core/i18n'
import { toListings } from '@console/domain/listing'
import type { ListingPlanDetail } from '@console/domain/listing-plan'
import { ListingsCard } from '@console/marketplace/listings'
import type { RecordSlotProps } from '@console/record'
import { Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Tab with the listings on a plan. */
export function PlanSubscribers({ detail }: RecordSlotProps<ListingPlanDetail>) {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const { planId, status, subscribers } = detail
  return (
    <ListingsCard
      title={t('plans.subscribers')}
      where={{ plan: planId, visibility: ['published', 'paused'] }}
      shown={10}
      none={t('plans.subscribers.none')}
      all={{
        path: toListings(planId),
        labelOf: (count) => t('plans.subscribers.all', { count, number: formats.number(count) }),
      }}
    >
      {status === 'retired' && subscribers > 0 ? <Text>{t('plans.retired.stay')}</Text> : null}
    </ListingsCard>
  )
}
