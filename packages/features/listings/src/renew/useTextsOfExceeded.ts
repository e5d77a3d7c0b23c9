import { useFormats, useText } from '@console/core/i18n'
import { exceededLimits } from '@console/domain/listing'
import type { ListingPlan } from '@console/domain/listing-plan'
import { useTranslation } from 'react-i18next'

/** Returns a function that names each limit of a plan that a listing exceeds: “2 phones, Starter allows 1.” */
export function useTextsOfExceeded() {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const textOf = useText()
  return (
    use: Parameters<typeof exceededLimits>[0],
    { name, limits }: Pick<ListingPlan, 'name' | 'limits'>,
  ): string[] =>
    exceededLimits(use, limits).map(({ limit, used, allowed }) =>
      t('renew.over', {
        used: t(`plan.${limit}`, { count: used, number: formats.number(used) }),
        plan: formats.isolate(textOf(name)),
        number: formats.number(allowed),
      }),
    )
}
