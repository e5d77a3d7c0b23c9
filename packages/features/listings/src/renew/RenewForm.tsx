import { nameOfRef, token } from '@console/core/contracts'
import { useFormats, useSay, useText } from '@console/core/i18n'
import type { ListingRow } from '@console/domain/listing'
import type { ListingPlan } from '@console/domain/listing-plan'
import type { ActionFormProps } from '@console/decision'
import { defineForm, Form } from '@console/form'
import { Read } from '@console/read'
import { RadioGroup, type RadioOption, SkeletonText } from '@console/ui'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useOfferedPlans } from './useOfferedPlans'

const renewal = defineForm(z.object({ planId: token }))

/** The form of `renew`: which plan the listing goes on with. Its own is chosen already, where that is still offered. */
export function RenewForm({ row, draft, write, onSent, onCancel }: ActionFormProps<ListingRow>) {
  const { t } = useTranslation('listings')
  const say = useSay()
  const textOf = useText()
  const optionOf = usePlanOption(row)
  return (
    <Read query={useOfferedPlans()} skeleton={<SkeletonText lines={10} />}>
      {(plans) => {
        const options = plans.map(optionOf)
        const own = options.find(({ id, isDisabled }) => id === row.plan.token && !isDisabled)
        return (
          <Form
            form={renewal}
            draft={draft}
            keepsValues={false}
            initial={{ planId: own?.id ?? '' }}
            write={write}
            onSent={onSent}
            onCancel={onCancel}
            submitLabel={say('listing:action.renew')}
          >
            <renewal.Field name="planId">
              {(field) => (
                <RadioGroup
                  label={t('column.plan')}
                  isRequired
                  description={
                    own ? undefined : t('renew.retired', { plan: textOf(nameOfRef(row.plan)) })
                  }
                  options={options}
                  {...field}
                  value={field.value === '' ? null : field.value}
                />
              )}
            </renewal.Field>
          </Form>
        )
      }}
    </Read>
  )
}

/** How a plan is offered to a listing: what it costs there, and what it allows; one that allows fewer photos than there are cannot be chosen. */
function usePlanOption({ planPrice: { currency }, photoCount }: ListingRow) {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const say = useSay()
  const textOf = useText()
  return ({ planId, name, price, period, limits }: ListingPlan): RadioOption => {
    const cost = price.find((each) => each.currency === currency)
    const isTooSmall = limits.photos < photoCount
    const terms = formats.list([
      ...(cost ? [t(`plan.per.${period}`, { amount: formats.money(cost) })] : []),
      t('plan.photos', { count: limits.photos, number: formats.number(limits.photos) }),
    ])
    return {
      id: planId,
      label: textOf(name),
      description: isTooSmall ? `${terms}. ${say('listing:hindrance.photos_exceeded')}` : terms,
      isDisabled: isTooSmall,
    }
  }
}
