import type { OrderRow } from '@console/domain/order'
import type { ActionFormProps } from '@console/templates'
import { Form } from '@console/templates/Form'
import { useTranslation } from 'react-i18next'
import { CancelFields } from './CancelFields'
import { cancellation, uncancelled } from './cancellation'
import { saidWith } from './reasons'
import { useSayIssue } from './says'

/** Asks for what a cancellation needs. */
export function CancelForm({ draft, write, onSent, onCancel }: ActionFormProps<OrderRow>) {
  const { t } = useTranslation('orders')
  return (
    <Form
      form={cancellation}
      draft={draft}
      initial={uncancelled}
      write={(said, key) => write(saidWith(said), key)}
      onSent={onSent}
      onCancel={onCancel}
      submitLabel={t('action.cancel')}
      isDanger
      sayIssue={useSayIssue()}
    >
      <CancelFields />
    </Form>
  )
}
