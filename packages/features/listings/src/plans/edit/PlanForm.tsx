import type { Currency } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import {
  type ListingPlan,
  type ListingPlanDetail,
  makesVersion,
  type PlanBody,
  planBody,
} from '@console/domain/listing-plan'
import { Form, type FormProps } from '@console/form'
import { QueryBoundary } from '@console/query-boundary'
import { Banner, SkeletonText } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanFields } from './PlanFields'
import { initialPlan, planForm, useShopCurrencies } from './planForm'

type FormPart = Pick<
  FormProps<never, PlanBody, ListingPlanDetail>,
  'draft' | 'write' | 'onSent' | 'onOutdated' | 'onCancel' | 'submitLabel'
>

interface PlanFormProps extends FormPart {
  /** Initial values; null for a new one. */
  begin: ListingPlan | null
  /** Plan that is edited, to show the effect on its subscribers; null for a new one. */
  changed: ListingPlanDetail | null
}

/** Form of a plan. If changed terms create a new version, this is shown before saving. */
export function PlanForm(props: PlanFormProps) {
  return (
    <QueryBoundary query={useShopCurrencies()} skeleton={<SkeletonText lines={12} />}>
      {(shop) => <Filling {...props} shop={shop} />}
    </QueryBoundary>
  )
}

function Filling({
  begin,
  changed,
  shop,
  ...props
}: PlanFormProps & { shop: readonly Currency[] }) {
  const { t } = useTranslation('listings')
  const initial = useMemo(() => initialPlan(begin, shop), [begin, shop])
  return (
    <Form
      form={planForm}
      initial={initial}
      isOpened={changed === null}
      describeIssue={({ code, params }) =>
        code === 'custom' && params?.rule === 'featured_too_long'
          ? t('plans.error.featured')
          : undefined
      }
      {...props}
    >
      <PlanFields />
      {changed ? <NewVersion plan={changed} /> : null}
    </Form>
  )
}

/** Version that saving creates, and the subscribers that keep an older one. Renders nothing if none is created. */
function NewVersion({ plan }: { plan: ListingPlanDetail }) {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const { data } = planBody.safeParse(planForm.useValues())
  const isNew = data !== undefined && makesVersion(plan, data)
  const { subscribers, planVersion, versions } = plan
  const areOnOne = versions[0]?.subscribers === subscribers
  return (
    // Rendered before its text, which would otherwise not be announced.
    <div role="status">
      {isNew ? (
        <Banner tone="info" isAnnouncedAround>
          {t('plans.makesVersion', { version: formats.number(planVersion + 1) })}{' '}
          {subscribers > 0
            ? t(areOnOne ? 'plans.stay.one' : 'plans.stay.each', {
                count: subscribers,
                number: formats.number(subscribers),
                version: formats.number(planVersion),
              })
            : null}
        </Banner>
      ) : null}
    </div>
  )
}
