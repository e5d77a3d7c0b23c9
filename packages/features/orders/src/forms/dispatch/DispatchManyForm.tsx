import { useTranslate, isolate, useFormats } from '@console/core/i18n'
import type { OrderRow } from '@console/domain/order'
import type { BulkFormProps } from '@console/decision'
import { Form } from '@console/form'
import { TextField, Banner, Text, theme, VisuallyHidden, Checkbox } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { blankMany, dispatchMany, manyFields, ownOf } from './dispatchMany'
import { PasteField } from './PasteField'
import { useDescribeIssue } from '../says'

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

/** Warns of orders with the same tracking number: they may share a parcel, or a row was pasted twice. */
function SharedNumbers({ orders }: { orders: readonly OrderRow[] }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const rows = manyFields.useValue('rows')
  const numberOf = ({ secureToken }: OrderRow) =>
    (rows[secureToken]?.trackingNumber ?? '').trim().toUpperCase()
  const shared = [...new Set(orders.map(numberOf))]
    .filter((number) => number !== '')
    .map((number) => ({ number, orders: orders.filter((order) => numberOf(order) === number) }))
    .filter(({ orders: { length } }) => length > 1)
  if (shared.length === 0) return null
  return (
    <Banner tone="warning">
      {shared.map(({ number, orders }) => (
        <Text as="p" key={number}>
          {t('dispatchMany.shared', {
            number: isolate(number),
            orders: formats.list(orders.map(({ reference }) => isolate(reference))),
          })}
        </Text>
      ))}
    </Banner>
  )
}

/** Carrier and tracking number of one order among many. */
function ParcelFields({ order: { secureToken, reference, buyer, county } }: { order: OrderRow }) {
  const { t } = useTranslation('orders')
  const everyCarrier = manyFields.useValue('carrier')
  const of = (label: string) => (
    <>
      <VisuallyHidden>
        <bdi>{reference}</bdi>,{' '}
      </VisuallyHidden>
      {label}
    </>
  )
  return (
    <Root>
      <span>
        <bdi>{reference}</bdi>
        <Text size="sm" tone="muted">
          <bdi>{buyer.business?.label ?? buyer.name}</bdi>, <bdi>{county}</bdi>
        </Text>
      </span>
      <manyFields.Field name={`rows.${secureToken}.trackingNumber`}>
        {(field) => <TextField label={of(t('shipments.tracking'))} dir="ltr" {...field} />}
      </manyFields.Field>
      <manyFields.Field name={`rows.${secureToken}.carrier`}>
        {(field) => (
          <TextField label={of(t('column.carrier'))} placeholder={everyCarrier} {...field} />
        )}
      </manyFields.Field>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${theme.space[3]};
  align-items: start;
  padding-block-start: ${theme.space[3]};
  border-block-start: 1px solid ${theme.color.hairline};

  > span {
    display: grid;
    overflow-wrap: anywhere;
  }
`

/**
 * Number of orders without a tracking number, with a choice to leave them out. Keeps its space if there are none, so
 * that nothing moves.
 */
function LeaveOut({ orders }: { orders: readonly OrderRow[] }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const rows = manyFields.useValue('rows')
  const count = orders.filter(
    ({ secureToken }) => (rows[secureToken]?.trackingNumber ?? '').trim() === '',
  ).length
  return (
    <Place inert={count === 0}>
      <manyFields.Field name="leavesOut">
        {({ name, value, onChange }) => (
          <Checkbox
            name={name}
            isSelected={value}
            description={t('dispatchMany.leaveOut.help')}
            onChange={onChange}
          >
            {t('dispatchMany.leaveOut', { count, number: formats.number(count) })}
          </Checkbox>
        )}
      </manyFields.Field>
    </Place>
  )
}

const Place = styled.div`
  &[inert] {
    visibility: hidden;
  }
`
