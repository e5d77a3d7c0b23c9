import { useSend } from '@console/core/api'
import { hasCapability } from '@console/core/permissions'
import { createRecord, readRecord } from '@console/core/resources'
import { useSessionState } from '@console/core/session'
import {
  blankPlan,
  type ListingPlan,
  listingPlansResource,
  planCapabilities,
  planPaths,
  toPlan,
} from '@console/domain/listing-plan'
import { takeRecord } from '@console/decision'
import { QueryBoundary, resourceKeys } from '@console/query-boundary'
import { Card, Heading, Link, SkeletonText, Stack, StatePanel } from '@console/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { PlanForm } from './PlanForm'

/** /listing/plan?new= : a new plan, or a copy of the named one. It is a draft until it is published. */
export function NewPlan({ value: like }: { value: string }) {
  const { t } = useTranslation('listings')
  const { roles } = useSessionState()
  const back = (
    <Link variant="alone" href={planPaths.list}>
      {t('plans.title')}
    </Link>
  )
  if (!hasCapability(roles, planCapabilities.edit))
    return (
      <StatePanel headingLevel={1} kind="refused" title={t('plans.new.refused')} actions={back}>
        {t('plans.new.refused.message')}
      </StatePanel>
    )
  return (
    <Stack gap={3}>
      {back}
      <Heading level={1}>{t('plans.new')}</Heading>
      <Card>{like === blankPlan ? <Writing like={null} /> : <Copy planId={like} />}</Card>
    </Stack>
  )
}

/** The original is read once: later changes do not affect the form. */
function Copy({ planId }: { planId: string }) {
  const send = useSend()
  const query = useQuery({
    queryKey: [...resourceKeys.of(listingPlansResource.id), 'copied', planId],
    queryFn: ({ signal }) => readRecord(send, listingPlansResource, planId, signal),
    staleTime: Infinity,
  })
  return (
    <QueryBoundary query={query} skeleton={<SkeletonText lines={12} />}>
      {(plan) => <Writing like={plan} />}
    </QueryBoundary>
  )
}

function Writing({ like }: { like: ListingPlan | null }) {
  const { t } = useTranslation('listings')
  const send = useSend()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (
    <PlanForm
      draft={`plan:new:${like?.planId ?? blankPlan}`}
      begin={like && { ...like, highlight: false }}
      changed={null}
      write={(body, key) => createRecord(send, listingPlansResource, body, key)}
      onSent={(plan) => {
        takeRecord(queries, listingPlansResource, plan, 'take')
        void queries.invalidateQueries({ queryKey: resourceKeys.of(listingPlansResource.id) })
        void navigate(toPlan(plan.planId), { replace: true })
      }}
      onCancel={() => void navigate(planPaths.list)}
      submitLabel={t('plans.new.save')}
    />
  )
}
