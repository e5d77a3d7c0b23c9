import { useTranslate } from '@console/core/i18n'
import type { OrderRow } from '@console/domain/order'
import type { BulkFormProps } from '@console/decision'
import { Form } from '@console/form'
import { TextField } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { blankMany, dispatchMany, manyFields, ownOf } from './dispatchMany'
import { LeaveOut } from '../cancel/LeaveOut'
import { ParcelFields } from './ParcelFields'
import { PasteField } from './PasteField'
import { useDescribeIssue } from '../says'
import { SharedNumbers } from './SharedNumbers'

/** Form that dispatches many orders, with a carrier and tracking number each: pasted from a spreadsheet, or typed. */
export function DispatchManyForm({ rows, draft, submit, onCancel }: BulkFormProps<OrderRow>) {
  const { t } = useTranslation('orders')
  const translate = useTranslate()
  const form = useMemo(() => dispatchMany(rows), [rows])
  const initial = useMemo(() => blankMany(rows), [rows])
  return (
    <Form
      form={form}
      draft={draft}
      keepsDraft
      initial={initial}
      write={(written) => Promise.resolve(ownOf(rows, written))}
      onSent={(own) => submit({}, own)}
      onCancel={onCancel}
      submitLabel={translate('order:action.dispatch')}
      describeIssue={useDescribeIssue()}
    >
      <PasteField orders={rows} />
      <manyFields.Field name="carrier">
        {(field) => <TextField label={t('dispatchMany.carrier')} {...field} />}
      </manyFields.Field>
      {rows.map((order) => (
        <ParcelFields key={order.secureToken} order={order} />
      ))}
      <SharedNumbers orders={rows} />
      <LeaveOut orders={rows} />
    </Form>
  )
}
