import { currencies } from '@console/core/contracts'
import { Button, MoneyField, NumberField, Stack, TextField, theme } from '@console/ui'
import styled from 'styled-components'
import { blankLine, order } from './order'

/** Lines of an order. */
export function OrderLines() {
  const lines = order.useList('lines')
  return (
    <Stack>
      {lines.keys.map((key, place) => (
        <Line key={key}>
          <order.Field name={`lines.${place}.code`}>
            {(field) => <TextField label={`Code ${place + 1}`} isRequired {...field} />}
          </order.Field>
          <order.Field name={`lines.${place}.quantity`}>
            {(field) => (
              <NumberField label={`Quantity ${place + 1}`} isRequired min={1} {...field} />
            )}
          </order.Field>
          <order.Field name={`lines.${place}.price`}>
            {(field) => (
              <MoneyField
                label={`Price ${place + 1}`}
                isRequired
                currencies={currencies}
                currencyLabel="Currency"
                {...field}
              />
            )}
          </order.Field>
        </Line>
      ))}
      <Button onPress={() => lines.add(blankLine)}>Add a line</Button>
    </Stack>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: ${theme.space[3]};
  align-items: start;
`
