import { useFormats } from '@console/core/i18n'
import type { OrderRow } from '@console/domain/order'
import { Banner, Stack, TextArea } from '@console/ui'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { manyFields } from './dispatchMany'
import { matchPasted } from './matched'
import { readPasted } from './pasted'

/** Field for rows of a spreadsheet: fills in the matching orders, and reports rows without a match, with the reason. */
export function PasteField({ orders }: { orders: readonly OrderRow[] }) {
  const { t } = useTranslation('orders')
  const fill = manyFields.useSetValues()

  function fillWith(text: string) {
    const { filled } = matchPasted(readPasted(text), orders)
    fill(
      Object.fromEntries(
        [...filled].flatMap(([token, { carrier, trackingNumber }]) => [
          [`rows.${token}.trackingNumber`, trackingNumber],
          ...(carrier === null ? [] : [[`rows.${token}.carrier`, carrier]]),
        ]),
      ),
    )
  }

  return (
    <Stack gap={2}>
      <manyFields.Field name="pasted">
        {(field) => (
          <TextArea
            label={t('dispatchMany.paste')}
            description={t('dispatchMany.paste.help')}
            dir="ltr"
            rows={4}
            isFixed
            {...field}
            onChange={(text) => {
              field.onChange(text)
              fillWith(text)
            }}
          />
        )}
      </manyFields.Field>
      <PasteReport orders={orders} />
    </Stack>
  )
}

/** Result of pasting. Its space is reserved, so that the orders below stay in place. */
function PasteReport({ orders }: { orders: readonly OrderRow[] }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const pasted = manyFields.useValue('pasted')
  const { filled, faults } = useMemo(
    () => matchPasted(readPasted(pasted), orders),
    [pasted, orders],
  )
  const title = useId()
  const isNothing = filled.size + faults.length === 0
  return (
    <Banner tone={faults.length > 0 ? 'warning' : isNothing ? 'info' : 'success'}>
      <p id={title}>
        {t('dispatchMany.filled', { count: filled.size, number: formats.number(filled.size) })}
      </p>
      <Faults tabIndex={0} role="group" aria-labelledby={title}>
        <ul>
          {faults.map(({ line, reference, fault }) => (
            <li key={line}>
              {t(`dispatchMany.fault.${fault}`, { line: formats.number(line), reference })}
            </li>
          ))}
        </ul>
      </Faults>
    </Banner>
  )
}

/* Two errors fit; more scroll. */
const Faults = styled.div`
  block-size: 2lh;
  overflow-y: auto;

  > ul {
    margin: 0;
  }
`
