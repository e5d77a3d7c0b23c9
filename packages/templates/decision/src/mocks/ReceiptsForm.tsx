import { TextField } from '@console/ui'
import * as z from 'zod/mini'
import type { BulkFormProps } from '../ownForms'
import { defineForm, Form } from '@console/form'
import type { PayoutRow } from './payouts'

const receipts = defineForm(
  z.object({
    /** By the token of the payout: a draft may be opened for other payouts. */
    of: z.record(z.string(), z.object({ receiptNo: z.string().check(z.maxLength(80)) })),
  }),
)

/** Form for the receipt of each payout in cash. */
export function ReceiptsForm({ rows, draft, submit, onCancel }: BulkFormProps<PayoutRow>) {
  return (
    <Form
      form={receipts}
      draft={draft}
      keepsDraft
      initial={{ of: Object.fromEntries(rows.map((row) => [row.payoutToken, { receiptNo: '' }])) }}
      write={(body) => Promise.resolve(body.of)}
      onSent={(own) => submit({}, own)}
      onCancel={onCancel}
      submitLabel="Mark as paid"
    >
      {rows.map(({ payoutToken, payoutNo }) => (
        <receipts.Field key={payoutToken} name={`of.${payoutToken}.receiptNo`}>
          {(field) => <TextField label={`Receipt of ${payoutNo}`} {...field} />}
        </receipts.Field>
      ))}
    </Form>
  )
}
