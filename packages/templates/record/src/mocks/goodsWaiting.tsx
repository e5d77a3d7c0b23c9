import { isClaiming } from '@console/core/workflows'
import type { GoodsDetail } from '@console/decision/mocks'
import { DescriptionList } from '@console/details'
import { actionText } from '@console/workflows'
import { Banner, Button, Card } from '@console/ui'
import { useTranslate } from '@console/core/i18n'
import { useOpenRecord } from '../openRecord'
import type { RecordSlotProps } from '../config/RecordConfig'

type Slot = RecordSlotProps<GoodsDetail>

/** Due date of the decision, beside the status. */
function Due({ detail: { submission } }: Slot) {
  return submission ? (
    <time dateTime={submission.dueAt}>{submission.dueAt.slice(0, 10)}</time>
  ) : null
}

/** Banner about a suspension. */
function Suspended({ detail: { suspension } }: Slot) {
  return suspension ? <Banner tone="warning">{suspension.at.slice(0, 10)}</Banner> : null
}

/** Pending changes, with the step that assigns them. */
function Submission({ detail: { submission, claim } }: Slot) {
  const translate = useTranslate()
  const { workflows, actions, start } = useOpenRecord()
  const handing = actions.find((action) => isClaiming(workflows, action))
  if (!submission) return null
  return (
    <Card
      heading="Submission"
      actions={
        handing ? (
          <Button onPress={() => start(handing)}>
            {actionText(workflows, handing, translate)}
          </Button>
        ) : null
      }
    >
      <DescriptionList
        details={[
          { label: 'By', value: <bdi>{submission.submittedBy.name}</bdi> },
          { label: 'Reviewer', value: <bdi>{claim?.by.name}</bdi> },
        ]}
      />
    </Card>
  )
}

/** Slots of a record of pending goods. */
export const goodsWaiting = { status: Due, banners: Suspended, side: Submission } as const
