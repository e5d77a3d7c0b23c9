import type { OrderRow } from '@console/domain/order'
import { Text, TextField, theme, VisuallyHidden } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { manyFields } from './dispatchMany'

/** Carrier and tracking number of one order among many. */
export function ParcelFields({
  order: { secureToken, reference, buyer, county },
}: {
  order: OrderRow
}) {
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
