import { useFormats } from '@console/core/i18n'
import type { OrderRow } from '@console/domain/order'
import { Checkbox } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { manyFields } from '../dispatch/dispatchMany'

/**
 * Number of orders without a tracking number, with a choice to leave them out. Keeps its space if there are none, so
 * that nothing moves.
 */
export function LeaveOut({ orders }: { orders: readonly OrderRow[] }) {
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
