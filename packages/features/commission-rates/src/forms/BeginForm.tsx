import { useTranslate } from '@console/core/i18n'
import { token } from '@console/core/contracts'
import { type CommissionRateRow, proposalOf } from '@console/domain/commission-rate'
import type { ActionFormProps } from '@console/decision'
import { defineForm, Form } from '@console/form'
import { QueryBoundary } from '@console/query-boundary'
import { SkeletonText, Stack } from '@console/ui'
import * as z from 'zod/mini'
import { Decided, Impact, useImpact } from './Impact'

const begin = defineForm(z.object({ preview: token }))

type BeginProps = ActionFormProps<CommissionRateRow>

/** Form of `activate`, with the effect of the rate as it is now. */
export function ActivateForm(props: BeginProps) {
  const translate = useTranslate()
  return (
    <BeginForm {...props} from={null} submitLabel={translate('commission-rate:action.activate')} />
  )
}

/** Form of `schedule`: the same, for a rate that starts later. */
export function ScheduleForm(props: BeginProps) {
  const translate = useTranslate()
  const from = props.row.effectiveFrom
  return (
    <BeginForm {...props} from={from} submitLabel={translate('commission-rate:action.schedule')} />
  )
}

function BeginForm({
  row,
  from,
  write,
  onSent,
  onCancel,
  submitLabel,
}: BeginProps & { from: string | null; submitLabel: string }) {
  const proposal = proposalOf(row)
  const query = useImpact(proposal)
  return (
    <Stack gap={3}>
      <Decided proposal={proposal} from={from} />
      <QueryBoundary query={query} skeleton={<SkeletonText lines={13} />}>
        {(preview) => (
          <Form
            form={begin}
            initial={{ preview: preview.preview }}
            {...{ write, onSent, onCancel, submitLabel }}
          >
            <Impact proposal={proposal} preview={preview} />
          </Form>
        )}
      </QueryBoundary>
    </Stack>
  )
}
