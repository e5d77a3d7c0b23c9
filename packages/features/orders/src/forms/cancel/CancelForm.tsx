import { useSay } from '@console/core/i18n'
import type { OrderRow } from '@console/domain/order'
import type { ActionFormProps } from '@console/decision'
import { Form } from '@console/form'
import { CancelFields } from './CancelFields'
import { cancellation, uncancelled } from './cancellation'
import { withoutEmptyNote } from '../reasons'
import { useSayIssue } from '../says'

/** Asks for what a cancellation needs. */
export function CancelForm(props: ActionFormProps<OrderRow>) {
  const say = useSay()
  return <Cancellation {...props} submitLabel={say('order:action.cancel')} />
}

/** Asks the same about what has not left of an order. */
export function CancelRestForm(props: ActionFormProps<OrderRow>) {
  const say = useSay()
  return <Cancellation {...props} submitLabel={say('order:action.cancel_rest')} />
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
      write={(said, key) => write(withoutEmptyNote(said), key)}
      onSent={onSent}
      onCancel={onCancel}
      submitLabel={submitLabel}
      isDanger
      sayIssue={useSayIssue()}
    >
      <CancelFields />
    </Form>
  )
}
