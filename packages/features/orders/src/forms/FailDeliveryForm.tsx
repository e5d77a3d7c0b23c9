import { useTranslate } from '@console/core/i18n'
import {
  deliveryFailures,
  type OrderDetail,
  ordersResource,
  type OrderRow,
} from '@console/domain/order'
import { type ActionFormProps, DetailOf } from '@console/decision'
import { defineForm, Form } from '@console/form'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { ReasonFields } from './ReasonFields'
import { explanation, inWords, withoutEmptyNote } from './reasons'
import { useDescribeIssue } from './says'
import { ShipmentField, oneOf } from './dispatch/ShipmentField'

/** Form of a failed delivery: reason and shipment. */
export function FailDeliveryForm(props: ActionFormProps<OrderRow>) {
  return (
    <DetailOf resource={ordersResource} row={props.row}>
      {(detail) => <Failure {...props} detail={detail} />}
    </DetailOf>
  )
}

function Failure({
  detail,
  draft,
  about,
  write,
  onSent,
  onCancel,
}: ActionFormProps<OrderRow> & { detail: OrderDetail }) {
  const translate = useTranslate()
  const { form, initial } = useMemo(() => {
    const { schema, initial } = oneOf(detail, about)
    const reasonCode = z.enum(deliveryFailures)
    const input = z.object({ shipmentToken: schema, reasonCode, note: explanation })
    return { form: defineForm(input.check(inWords)), initial }
  }, [detail, about])
  return (
    <Form
      form={form}
      draft={draft}
      initial={{ shipmentToken: initial, reasonCode: null, note: '' }}
      write={(input, key) => write(withoutEmptyNote(input), key)}
      onSent={onSent}
      onCancel={onCancel}
      submitLabel={translate('order:action.fail_delivery')}
      describeIssue={useDescribeIssue()}
    >
      <ShipmentField detail={detail} />
      <ReasonFields reasons={deliveryFailures} />
    </Form>
  )
}
