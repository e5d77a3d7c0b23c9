import { useTranslate } from '@console/core/i18n'
import { type OrderDetail, ordersResource, type OrderRow } from '@console/domain/order'
import { type ActionFormProps, DetailOf } from '@console/decision'
import { defineForm, Form } from '@console/form'
import { TextField } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ShipmentField, oneOf } from './dispatch/ShipmentField'

/** Form of a delivery: recipient and shipment. */
export function DeliverForm(props: ActionFormProps<OrderRow>) {
  return (
    <DetailOf resource={ordersResource} row={props.row}>
      {(detail) => <Arrival {...props} detail={detail} />}
    </DetailOf>
  )
}

const receivedBy = z.string().check(z.maxLength(80))
const receiver = defineForm(z.object({ receivedBy }))

function Arrival({
  detail,
  draft,
  about,
  write,
  onSent,
  onCancel,
}: ActionFormProps<OrderRow> & { detail: OrderDetail }) {
  const { t } = useTranslation('orders')
  const translate = useTranslate()
  const { form, initial } = useMemo(() => {
    const { schema, initial } = oneOf(detail, about)
    return { form: defineForm(z.object({ shipmentToken: schema, receivedBy })), initial }
  }, [detail, about])
  return (
    <Form
      form={form}
      draft={draft}
      initial={{ shipmentToken: initial, receivedBy: '' }}
      write={({ receivedBy, ...input }, key) =>
        write(receivedBy.trim() === '' ? input : { ...input, receivedBy }, key)
      }
      onSent={onSent}
      onCancel={onCancel}
      submitLabel={translate('order:action.deliver')}
    >
      <ShipmentField detail={detail} />
      <receiver.Field name="receivedBy">
        {(field) => (
          <TextField
            label={t('shipments.receivedBy')}
            description={t('shipments.receivedBy.help')}
            {...field}
          />
        )}
      </receiver.Field>
    </Form>
  )
}
