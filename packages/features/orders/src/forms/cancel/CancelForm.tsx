import { useTranslate } from '@console/core/i18n'
import type { OrderRow } from '@console/domain/order'
import type { ActionFormProps } from '@console/decision'
import { Form } from '@console/form'
import { CancelFields, cancellation, uncancelled } from './CancelFields'
import { withoutEmptyNote } from '../reasons'
import { useDescribeIssue } from '../says'

/** Form of a cancellation. */
export function CancelForm(props: ActionFormProps<OrderRow>) {
  const translate = useTranslate()
  return <Cancellation {...props} submitLabel={translate('order:action.cancel')} />
}

/** Form for cancelling the items that have not been dispatched. */
export function CancelRestForm(props: ActionFormProps<OrderRow>) {
  const translate = useTranslate()
  return <Cancellation {...props} submitLabel={translate('order:action.cancel_rest')} />
}

function Cancellation({
  draft,
  write,
  onSent,
  onCancel,
  submitLabel,
}: ActionFormProps<OrderRow> & { submitLabel: string }) {
  return (
    <Form
      form={cancellation}
      draft={draft}
      initial={uncancelled}
      write={(input, key) => write(withoutEmptyNote(input), key)}
      onSent={onSent}
      onCancel={onCancel}
      submitLabel={submitLabel}
      isDanger
      describeIssue={useDescribeIssue()}
    >
      <CancelFields />
    </Form>
  )
}
