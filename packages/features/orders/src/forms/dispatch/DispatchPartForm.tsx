import { useTranslate } from '@console/core/i18n'
import { type OrderDetail, ordersResource, type OrderRow, piecesLeft } from '@console/domain/order'
import { type ActionFormProps, DetailOf } from '@console/decision'
import { defineForm, Form } from '@console/form'
import { TextField } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { PieceFields } from '../PieceFields'
import { chosenOf, countOf, nothingOf, quantitiesOf } from '../pieces'
import { saying, useDescribeIssue } from '../says'

/** Form that dispatches a part of an order: pieces, carrier and tracking number. */
export function DispatchPartForm(props: ActionFormProps<OrderRow>) {
  return (
    <DetailOf resource={ordersResource} row={props.row}>
      {(detail) => <PartForm {...props} detail={detail} />}
    </DetailOf>
  )
}

/** A part is more than nothing and less than everything left. */
function partOf(detail: OrderDetail) {
  const left = piecesLeft(detail.lines)
  const all = countOf(left)
  const lines = quantitiesOf(left).check(
    z.refine((chosen) => countOf(chosenOf(chosen)) > 0, saying('order:blocker.lines_missing')),
    z.refine((chosen) => countOf(chosenOf(chosen)) < all, saying('order:blocker.nothing_stays')),
  )
  return { left, form: defineForm(z.object({ lines, ...carried })) }
}

function PartForm({
  detail,
  draft,
  write,
  onSent,
  onCancel,
}: ActionFormProps<OrderRow> & { detail: OrderDetail }) {
  const { t } = useTranslation('orders')
  const translate = useTranslate()
  const { left, form } = useMemo(() => partOf(detail), [detail])
  return (
    <Form
      form={form}
      draft={draft}
      initial={{ lines: nothingOf(left), carrier: '', trackingNumber: '' }}
      write={({ lines, ...input }, key) => write({ ...input, lines: chosenOf(lines) }, key)}
      onSent={onSent}
      onCancel={onCancel}
      submitLabel={translate('order:action.dispatch_part')}
      describeIssue={useDescribeIssue()}
    >
      <PieceFields title={t('pieces.leaving')} lines={detail.lines} left={left} />
      <carriedFields.Field name="carrier">
        {(field) => <TextField label={t('column.carrier')} isRequired {...field} />}
      </carriedFields.Field>
      <carriedFields.Field name="trackingNumber">
        {(field) => <TextField label={t('shipments.tracking')} isRequired dir="ltr" {...field} />}
      </carriedFields.Field>
    </Form>
  )
}

/** Carrier and tracking number. */
const carried = {
  carrier: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  trackingNumber: z.string().check(z.trim(), z.minLength(4), z.maxLength(40)),
}

/** Fields for carrier and tracking number. */
const carriedFields = defineForm(z.object(carried))
