import { useFormats } from '@console/core/i18n'
import type { OrderRow } from '@console/domain/order'
import { Banner, Stack, TextArea } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { manyFields } from './dispatchMany'
import { matchPasted } from './matched'
import { readPasted } from './pasted'

/** Takes rows of a spreadsheet, fills in the orders that they are about, and says which rows are about none, and why. */
export function PasteField({ orders }: { orders: readonly OrderRow[] }) {
  const { t } = useTranslation('orders')
  const fill = manyFields.useFill()

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

/** What became of what was pasted. */
function PasteReport({ orders }: { orders: readonly OrderRow[] }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const pasted = manyFields.useValue('pasted')
  const { filled, faults } = useMemo(
    () => matchPasted(readPasted(pasted), orders),
    [pasted, orders],
  )
  if (filled.size + faults.length === 0) return null
  return (
    <Banner tone={faults.length > 0 ? 'warning' : 'success'}>
      {t('dispatchMany.filled', { count: filled.size, number: formats.number(filled.size) })}
      {faults.length > 0 ? (
        <ul>
          {faults.map(({ line, reference, fault }) => (
            <li key={line}>
              {t(`dispatchMany.fault.${fault}`, { line: formats.number(line), reference })}
            </li>
          ))}
        </ul>
      ) : null}
    </Banner>
  )
}
