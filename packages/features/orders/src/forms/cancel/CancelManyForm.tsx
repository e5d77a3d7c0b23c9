import { useSay } from '@console/core/i18n'
import type { OrderRow } from '@console/domain/order'
import type { BulkFormProps } from '@console/decision'
import { Form } from '@console/form'
import { CancelFields } from './CancelFields'
import { cancellation, uncancelled } from './cancellation'
import { withoutEmptyNote } from '../reasons'
import { useSayIssue } from '../says'

/** Form for cancelling many orders with the same reason. */
export function CancelManyForm({ draft, submit, onCancel }: BulkFormProps<OrderRow>) {
  const say = useSay()
  return (
    <Form
      form={cancellation}
      draft={draft}
      keepsDraft
      initial={uncancelled}
      write={(said) => Promise.resolve(withoutEmptyNote(said))}
      onSent={submit}
      onCancel={onCancel}
      submitLabel={say('order:action.cancel')}
      isDanger
      sayIssue={useSayIssue()}
    >
      <CancelFields />
    </Form>
  )
}
