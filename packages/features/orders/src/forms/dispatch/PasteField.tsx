import { useFormats } from '@console/core/i18n'
import type { OrderRow } from '@console/domain/order'
import { Banner, Stack, TextArea } from '@console/ui'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { manyFields } from './dispatchMany'
import { readPasted, type PastedRow } from './pasted'

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

/** Reason why a pasted row was not used. */
type PasteFault = 'unknown' | 'twice' | 'tracking' | 'carrier'

/** Result of matching pasted rows. */
interface Matched {
  /** Filled values, by order token. */
  filled: ReadonlyMap<string, Pick<PastedRow, 'carrier' | 'trackingNumber'>>
  faults: readonly (PastedRow & { fault: PasteFault })[]
}

/**
 * Matches pasted rows with the selected orders. A row without a carrier, or with a number that is too short or too
 * long, is not used. Of two rows about one order, only the first is.
 */
export function matchPasted(rows: readonly PastedRow[], orders: readonly OrderRow[]): Matched {
  const known = new Map(orders.map(({ reference, secureToken }) => [plain(reference), secureToken]))
  const filled = new Map<string, Pick<PastedRow, 'carrier' | 'trackingNumber'>>()
  const seen = new Set<string>()
  const faults: (PastedRow & { fault: PasteFault })[] = []
  for (const row of rows) {
    const token = known.get(plain(row.reference))
    const fault = token === undefined ? 'unknown' : seen.has(token) ? 'twice' : faultIn(row)
    if (token !== undefined) seen.add(token)
    if (fault !== null) faults.push({ ...row, fault })
    else if (token !== undefined) filled.set(token, row)
  }
  return { filled, faults }
}

function faultIn({ trackingNumber, carrier }: PastedRow): PasteFault | null {
  if (trackingNumber.length < 4 || trackingNumber.length > 40) return 'tracking'
  return carrier !== null && carrier.length > 80 ? 'carrier' : null
}

/** Normalizes a typed reference: lower case and superfluous spaces are allowed. */
function plain(reference: string): string {
  return reference.replaceAll(/\s/g, '').toUpperCase()
}
