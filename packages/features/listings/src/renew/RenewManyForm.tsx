import { useFormats, useTranslate, useText } from '@console/core/i18n'
import { exceededLimits, type ListingRow, planUseOf } from '@console/domain/listing'
import type { BulkFormProps } from '@console/decision'
import { defineForm, Form } from '@console/form'
import { QueryBoundary } from '@console/query-boundary'
import { RadioGroup, SkeletonText } from '@console/ui'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { limitTexts, type PlanMessages } from '../plans/planTexts'
import { useOfferedPlans } from './useOfferedPlans'

/** In place of a plan: each keeps its own. */
const own = 'own'

const renewal = defineForm(z.object({ planId: z.string() }))

/** Form of `renew` for many: each keeps its own plan, or all get the same. */
export function RenewManyForm({ rows, draft, submit, onCancel }: BulkFormProps<ListingRow>) {
  const { t } = useTranslation('listings')
  const translate = useTranslate()
  const formats = useFormats()
  const textOf = useText()
  return (
    <QueryBoundary query={useOfferedPlans()} skeleton={<SkeletonText lines={10} />}>
      {(plans) => (
        <Form
          form={renewal}
          draft={draft}
          keepsValues={false}
          initial={{ planId: own }}
          write={({ planId }) => Promise.resolve(planId === own ? {} : { planId })}
          onSent={(input) => submit(input)}
          onCancel={onCancel}
          submitLabel={translate('listing:action.renew')}
        >
          <renewal.Field name="planId">
            {(field) => (
              <RadioGroup
                label={t('column.plan')}
                isRequired
                options={[
                  { id: own, label: t('renew.own'), description: t('renew.own.help') },
                  ...plans.map(({ planId, name, limits }) => {
                    const over = rows.filter(
                      (row) => exceededLimits(planUseOf(row), limits).length > 0,
                    )
                    const terms = formats.list(
                      limitTexts(limits, t as unknown as PlanMessages, formats),
                    )
                    const names = formats.list(over.map(({ listingNo }) => listingNo))
                    return {
                      id: planId,
                      label: textOf(name),
                      description:
                        over.length > 0 ? `${terms}. ${t('renew.over.many', { names })}` : terms,
                      isDisabled: over.length > 0,
                    }
                  }),
                ]}
                {...field}
              />
            )}
          </renewal.Field>
        </Form>
      )}
    </QueryBoundary>
  )
}
