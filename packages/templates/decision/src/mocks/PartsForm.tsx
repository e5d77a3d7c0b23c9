import { currencies } from '@console/core/contracts'
import { Button, MoneyField, Stack, TextField } from '@console/ui'
import * as z from 'zod/mini'
import type { ActionFormProps } from '../ownForms'
import { defineForm, Form } from '@console/form'
import { payoutPart, type PayoutRow } from './payouts'

const inParts = defineForm(z.object({ parts: z.array(payoutPart).check(z.minLength(1)) }))

/** Form that splits a payout over destinations. */
export function PartsForm({ row, draft, write, onSent, onCancel }: ActionFormProps<PayoutRow>) {
  const { net, destination } = row
  return (
    <Form
      form={inParts}
      draft={draft}
      initial={{ parts: [{ destination, amount: net }] }}
      write={write}
      onSent={onSent}
      onCancel={onCancel}
      submitLabel="Pay in parts"
    >
      <Parts currency={net.currency} />
    </Form>
  )
}

function Parts({ currency }: { currency: PayoutRow['net']['currency'] }) {
  const parts = inParts.useList('parts')
  return (
    <Stack>
      {parts.keys.map((key, place) => (
        <Stack key={key} direction="row" gap={2}>
          <inParts.Field name={`parts.${place}.destination`}>
            {(field) => <TextField label={`To ${place + 1}`} isRequired {...field} />}
          </inParts.Field>
          <inParts.Field name={`parts.${place}.amount`}>
            {(field) => (
              <MoneyField
                label={`Amount ${place + 1}`}
                isRequired
                currencies={currencies}
                currencyLabel="Currency"
                {...field}
              />
            )}
          </inParts.Field>
        </Stack>
      ))}
      <Button onPress={() => parts.add({ destination: '', amount: { amount: null, currency } })}>
        Add a part
      </Button>
    </Stack>
  )
}
