import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { useSessionState } from '@console/core/session'
import { Button, Card, RadioGroup, Text, TextArea, TextField } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { blankOrder, deliveries, order, orderAnswer, type OrderBody, orderQuote } from './order'
import { OrderLines } from './OrderLines'
import { Composer, useStoredForms } from '../Composer/Composer'

const names = { courier: 'Courier', own: 'Own transport', pickup: 'Picked up by the buyer' }

/** Small order in steps, as on a screen: inside a session, like all screens. */
export function NewOrder({ draft }: { draft: string }) {
  return useSessionState().status === 'signedIn' ? <OpenOrder draft={draft} /> : null
}

/** Orders that were started and not placed, each with a link to resume it. */
export function BegunOrders() {
  const [draft, setDraft] = useState<string | null>(null)
  const begun = useStoredForms('order:')
  if (draft !== null) return <NewOrder draft={draft} />
  return (
    <ul>
      {begun.map(({ name, values }) => (
        <li key={name}>
          <Button onPress={() => setDraft(name)}>Go on for {String(values.buyer)}</Button>
        </li>
      ))}
    </ul>
  )
}

function OpenOrder({ draft }: { draft: string }) {
  const send = useSend()
  const [reference, setReference] = useState<string | null>(null)
  if (reference) return <Text role="status">{reference} was placed</Text>
  return (
    <Card>
      <Composer
        label="New order"
        form={order}
        draft={draft}
        initial={blankOrder}
        submitLabel="Place the order"
        write={(body, key) =>
          send({
            base: 'business',
            method: 'POST',
            path: '/small-orders',
            body,
            headers: { 'Idempotency-Key': key },
            answer: orderAnswer,
          })
        }
        onSent={(placed) => setReference(placed.reference)}
        steps={[
          {
            id: 'buyer',
            label: 'Buyer',
            fields: ['buyer'],
            content: (
              <order.Field name="buyer">
                {(field) => <TextField label="Buyer" type="email" isRequired {...field} />}
              </order.Field>
            ),
          },
          { id: 'lines', label: 'Lines', fields: ['lines'], content: <OrderLines /> },
          {
            id: 'delivery',
            label: 'Delivery',
            fields: ['delivery', 'note'],
            content: (
              <>
                <order.Field name="delivery">
                  {(field) => (
                    <RadioGroup
                      label="Delivery"
                      isRequired
                      options={deliveries.map((id) => ({ id, label: names[id] }))}
                      {...field}
                    />
                  )}
                </order.Field>
                <order.Field name="note">
                  {(field) => <TextArea label="Note" {...field} />}
                </order.Field>
              </>
            ),
          },
        ]}
        review={{ label: 'Review', content: (body) => <Price body={body} /> }}
      />
    </Card>
  )
}

/** Current price from the server. */
function Price({ body }: { body: OrderBody }) {
  const send = useSend()
  const formats = useFormats()
  const { data } = useQuery({
    queryKey: ['small-orders', 'quote', body],
    queryFn: ({ signal }) =>
      send({
        base: 'business',
        method: 'POST',
        path: '/small-orders/quote',
        body,
        answer: orderQuote,
        signal,
      }),
  })
  return (
    <Text as="p">
      {body.lines.length} lines for {body.buyer}: {data ? formats.money(data.total) : '…'}
    </Text>
  )
}
