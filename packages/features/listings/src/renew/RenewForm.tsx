import { nameOfRef, token } from '@console/core/contracts'
import { useFormats, useTranslate, useText } from '@console/core/i18n'
import { type ListingRow, planUseOf, exceededLimits } from '@console/domain/listing'
import type { ListingPlan } from '@console/domain/listing-plan'
import type { ActionFormProps } from '@console/decision'
import { defineForm, Form } from '@console/form'
import { QueryBoundary } from '@console/query-boundary'
import { RadioGroup, type RadioOption, SkeletonText } from '@console/ui'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { limitTexts, type PlanMessages } from '../plans/planTexts'
import { useOfferedPlans } from './useOfferedPlans'

const renewal = defineForm(z.object({ planId: token }))

/** Form of `renew`: chooses the next plan. The current one is preselected if it is still offered. */
export function RenewForm({ row, draft, write, onSent, onCancel }: ActionFormProps<ListingRow>) {
  const { t } = useTranslation('listings')
  const translate = useTranslate()
  const textOf = useText()
  const optionOf = usePlanOption(row)
  return (
    <QueryBoundary query={useOfferedPlans()} skeleton={<SkeletonText lines={10} />}>
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
            submitLabel={translate('listing:action.renew')}
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
    </QueryBoundary>
  )
}

/**
 * Option of a plan: its price in the listing's currency and its limits. A plan whose limits the listing exceeds is
 * disabled, and names them.
 */
function usePlanOption(row: ListingRow) {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const textOf = useText()
  const textsOfExceeded = useTextsOfExceeded()
  return ({ planId, name, price, period, limits }: ListingPlan): RadioOption => {
    const cost = price.find((each) => each.currency === row.planPrice.currency)
    const over = textsOfExceeded(planUseOf(row), { name, limits })
    const terms = formats.list([
      ...(cost ? [t(`plan.per.${period}`, { amount: formats.money(cost) })] : []),
      ...limitTexts(limits, t as unknown as PlanMessages, formats),
    ])
    return {
      id: planId,
      label: textOf(name),
      description:
        over.length > 0 ? `${terms}. ${over.join(' ')} ${t('renew.over.remedy')}` : terms,
      isDisabled: over.length > 0,
    }
  }
}

/** Returns a function that names each limit of a plan that a listing exceeds: “2 phones, Starter allows 1.” */
function useTextsOfExceeded() {
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
