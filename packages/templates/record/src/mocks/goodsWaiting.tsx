import { isClaiming } from '@console/core/kinds'
import type { GoodsDetail } from '@console/decision/mocks'
import { Facts } from '@console/facts'
import { actionWord } from '@console/kinds'
import { Banner, Button, Card } from '@console/ui'
import { useSay } from '@console/core/i18n'
import { useOpenRecord } from '../openRecord'
import type { RecordSlotProps } from '../RecordConfig'

type Slot = RecordSlotProps<GoodsDetail>

/** Beside where it stands: until when it has to be decided. */
function Due({ detail: { submission } }: Slot) {
  return submission ? (
    <time dateTime={submission.dueAt}>{submission.dueAt.slice(0, 10)}</time>
  ) : null
}

/** What holds for all of it: that it is suspended. */
function Suspended({ detail: { suspension } }: Slot) {
  return suspension ? <Banner tone="warning">{suspension.at.slice(0, 10)}</Banner> : null
}

/** What waits, and the step that hands it to somebody. */
function Submission({ detail: { submission, claim } }: Slot) {
  const say = useSay()
  const { kinds, actions, start } = useOpenRecord()
  const handing = actions.find((action) => isClaiming(kinds, action))
  if (!submission) return null
  return (
    <Card
      heading="Submission"
      actions={
        handing ? (
          <Button onPress={() => start(handing)}>{actionWord(kinds, handing, say)}</Button>
        ) : null
      }
    >
      <Facts
        facts={[
          { label: 'By', value: <bdi>{submission.submittedBy.name}</bdi> },
          { label: 'Reviewer', value: <bdi>{claim?.by.name}</bdi> },
        ]}
      />
    </Card>
  )
}

/** What is told of goods that wait, in the slots of their record. */
export const goodsWaiting = { status: Due, banners: Suspended, side: Submission } as const
