import { useTranslate } from '@console/core/i18n'
import { currencies, type Currency, money } from '@console/core/contracts'
import type { CollectionRow } from '@console/domain/commission-collection'
import { shortestNote } from '@console/core/workflows'
import type { ActionFormProps } from '@console/decision'
import { defineForm, Form } from '@console/form'
import { MoneyField, Stack, TextArea } from '@console/ui'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'

const adjustment = defineForm(
  z.object({
    amount: money.check(z.refine(({ amount }) => amount !== 0)),
    note: z.string().check(z.trim(), z.minLength(shortestNote), z.maxLength(500)),
  }),
)

/** Form of `adjust`: a manual line of the ledger, in the currency of the collection, with a reason. */
export function AdjustForm({
  row: { currency },
  draft,
  write,
  onSent,
  onCancel,
}: ActionFormProps<CollectionRow>) {
  const { t } = useTranslation('commission-payments')
  const translate = useTranslate()
  return (
    <Form
      form={adjustment}
      draft={draft}
      initial={{ amount: { amount: null, currency }, note: '' }}
      write={write}
      onSent={onSent}
      onCancel={onCancel}
      submitLabel={t('adjust.submit')}
      describeIssue={({ code }) =>
        code === 'custom' ? translate('commission-collection:blocker.amount_missing') : undefined
      }
    >
      <Stack gap={4}>
        <adjustment.Field name="amount">
          {(field) => (
            <MoneyField
              label={t('adjust.amount')}
              isRequired
              currencies={{ [currency]: currencies[currency] } as Record<Currency, number>}
              currencyLabel={currency}
              {...field}
            />
          )}
        </adjustment.Field>
        <adjustment.Field name="note">
          {(field) => <TextArea label={t('adjust.reason')} isRequired {...field} />}
        </adjustment.Field>
      </Stack>
    </Form>
  )
}
