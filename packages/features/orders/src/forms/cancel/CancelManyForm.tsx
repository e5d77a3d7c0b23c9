import { useTranslate } from '@console/core/i18n'
import type { OrderRow } from '@console/domain/order'
import type { BulkFormProps } from '@console/decision'
import { Form } from '@console/form'
import { CancelFields, cancellation, uncancelled } from './CancelFields'
import { withoutEmptyNote } from '../reasons'
import { useDescribeIssue } from '../says'

/** Form for cancelling many orders with the same reason. */
export function CancelManyForm({ draft, submit, onCancel }: BulkFormProps<OrderRow>) {
  const translate = useTranslate()
  return (
    <Form
      form={cancellation}
      draft={draft}
      keepsDraft
      initial={uncancelled}
      write={(input) => Promise.resolve(withoutEmptyNote(input))}
      onSent={submit}
      onCancel={onCancel}
      submitLabel={translate('order:action.cancel')}
      isDanger
      describeIssue={useDescribeIssue()}
    >
      <CancelFields />
    </Form>
  )
}
