import { token } from '@console/core/contracts'
import { type CommissionRateRow, proposalOf } from '@console/domain/commission-rate'
import type { ActionFormProps } from '@console/templates'
import { defineForm, Form } from '@console/templates/Form'
import { Read } from '@console/templates/Read'
import { SkeletonText } from '@console/ui'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Impact, useImpact } from './Impact'

const begin = defineForm(z.object({ preview: token }))

type BeginProps = ActionFormProps<CommissionRateRow>

/** The form of `activate`: what the rate would have come to, as it is written now. */
export function ActivateForm(props: BeginProps) {
  const { t } = useTranslation('commission-rates')
  return <BeginForm {...props} submitLabel={t('action.activate')} />
}

/** The form of `schedule`: the same, for a rate that begins later. */
export function ScheduleForm(props: BeginProps) {
  const { t } = useTranslation('commission-rates')
  return <BeginForm {...props} submitLabel={t('action.schedule')} />
}

function BeginForm({
  row,
  write,
  onSent,
  onCancel,
  submitLabel,
}: BeginProps & { submitLabel: string }) {
  const query = useImpact(proposalOf(row))
  return (
    <Read query={query} skeleton={<SkeletonText lines={6} />}>
      {(preview) => (
        <Form
          form={begin}
          initial={{ preview: preview.preview }}
          {...{ write, onSent, onCancel, submitLabel }}
        >
          <Impact kind={row.kind} preview={preview} />
        </Form>
      )}
    </Read>
  )
}
