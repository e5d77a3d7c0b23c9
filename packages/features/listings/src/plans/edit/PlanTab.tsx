import { useSend } from '@console/core/api'
import { useNotices } from '@console/core/notices'
import { hasCapability } from '@console/core/permissions'
import { changeRecord, readRecord } from '@console/core/resources'
import { useSessionState } from '@console/core/session'
import {
  type ListingPlanDetail,
  listingPlansResource,
  planCapabilities,
} from '@console/domain/listing-plan'
import { takeRecord } from '@console/decision'
import { DescriptionList } from '@console/details'
import type { RecordSlotProps } from '@console/record'
import { Card } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useTermTexts } from '../planTexts'
import { PlanForm } from './PlanForm'

/** Tab with a plan: a form for users who may edit it, text for others. */
export function PlanTab({ detail }: RecordSlotProps<ListingPlanDetail>) {
  const { t } = useTranslation('listings')
  const { roles } = useSessionState()
  return (
    <Card heading={t('column.plan')}>
      {hasCapability(roles, planCapabilities.edit) ? (
        <Changing plan={detail} />
      ) : (
        <Reported plan={detail} />
      )}
    </Card>
  )
}

function Changing({ plan }: { plan: ListingPlanDetail }) {
  const { t } = useTranslation('listings')
  const send = useSend()
  const queries = useQueryClient()
  const notices = useNotices()
  // At the user's request, so no notification of a newer version is needed.
  const take = (read: ListingPlanDetail) => takeRecord(queries, listingPlansResource, read, 'take')
  return (
    <PlanForm
      draft={`plan:${plan.planId}`}
      begin={plan}
      changed={plan}
      write={(body, key) => changeRecord(send, listingPlansResource, plan, body, key)}
      onSent={(saved) => {
        take(saved)
        notices.snackbar({ variant: 'success', title: t('plans.saved') })
      }}
      onOutdated={async () => take(await readRecord(send, listingPlansResource, plan.planId))}
      submitLabel={t('plans.save')}
    />
  )
}

function Reported({ plan }: { plan: ListingPlanDetail }) {
  const { t } = useTranslation('listings')
  const terms = useTermTexts()
  const { en, tr, ar } = plan.name
  return (
    <DescriptionList
      details={[
        { label: t('plans.name'), value: <bdi>{[en, tr, ar].filter(Boolean).join(' · ')}</bdi> },
        ...terms(plan).map(({ label, text }) => ({ label, value: text })),
      ]}
    />
  )
}
