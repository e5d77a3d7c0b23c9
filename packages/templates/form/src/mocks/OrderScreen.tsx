import { useSend } from '@console/core/api'
import { useSessionState } from '@console/core/session'
import {
  Button,
  Card,
  Heading,
  Link,
  RadioGroup,
  Stack,
  Text,
  TextArea,
  TextField,
  theme,
} from '@console/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { Form } from '../Form'
import type { FormProps } from '../formProps'
import { OrderLines } from './OrderLines'
import { blankOrder, deliveries, order, orderAnswer, type OrderBody } from './order'

export interface OrderScreenProps {
  draft?: string
  initial?: FormProps<OrderBody, OrderBody, unknown>['initial']
  /** Hides the delivery. Default: false. */
  isDeliveryHidden?: boolean
  /** Reads the form's record again. */
  onOutdated?: () => unknown
}

const names = { courier: 'Courier', own: 'Own transport', pickup: 'Picked up by the buyer' }

/** The same form, whose record has changed when it is read again. */
export function RereadOrder({
  newer,
  ...props
}: OrderScreenProps & { newer: OrderScreenProps['initial'] }) {
  const [initial, setInitial] = useState(props.initial)
  return <OrderScreen {...props} initial={initial} onOutdated={() => setInitial(newer)} />
}

/** Small order, as on a screen: inside a session, like all screens. */
export function OrderScreen(props: OrderScreenProps) {
  return useSessionState().status === 'signedIn' ? <OpenScreen {...props} /> : null
}

function OpenScreen({
  draft,
  initial = blankOrder,
  isDeliveryHidden = false,
  onOutdated,
}: OrderScreenProps) {
  const send = useSend()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [reference, setReference] = useState<string | null>(null)
  return (
    <Card>
      <Page data-testid={`page ${pathname}`}>
        <Stack direction="row" justify="between" align="center">
          <Link href="/orders">Orders</Link>
          <Button variant="quiet" onPress={() => void navigate('/next')}>
            Next order
          </Button>
        </Stack>
        <Heading level={1}>New order</Heading>
        {reference ? (
          <Text role="status">{reference} was placed</Text>
        ) : (
          <Form
            form={order}
            draft={draft}
            initial={initial}
            submitLabel="Place the order"
            onOutdated={onOutdated}
            describeIssue={({ path = [], code }) =>
              code === 'custom' && path.at(-1) === 'price' ? 'More than 0.' : undefined
            }
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
            onSent={(placed) => {
              setReference(placed.reference)
              void navigate('/placed')
            }}
          >
            <order.Field name="buyer">
              {(field) => <TextField label="Buyer" type="email" isRequired {...field} />}
            </order.Field>
            <OrderLines />
            {isDeliveryHidden ? null : (
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
            )}
            <order.Field name="note">{(field) => <TextArea label="Note" {...field} />}</order.Field>
          </Form>
        )}
      </Page>
    </Card>
  )
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
`
