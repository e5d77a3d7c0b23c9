import { useFormats } from '@console/core/i18n'
import type { OrderLine, Pieces } from '@console/domain/order'
import { Button, NumberField, Stack, Text, theme, VisuallyHidden } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { pieceFields } from './pieces'

export interface PieceFieldsProps {
  /** Heading over the lines. */
  title: string
  lines: readonly OrderLine[]
  /** Available pieces; lines without any are left out. */
  left: readonly Pieces[]
}

/** Fields for the number of pieces of each line, with buttons for all and none. */
export function PieceFields({ title, lines, left }: PieceFieldsProps) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const fill = pieceFields.useSetValues()
  const choose = (quantityOf: (pieces: Pieces) => number) => {
    fill(Object.fromEntries(left.map((pieces) => [`lines.${pieces.lineId}`, quantityOf(pieces)])))
  }
  return (
    <FieldSet data-field="lines">
      <legend>{title}</legend>
      <Stack direction="row" gap={2}>
        <Button onPress={() => choose(({ quantity }) => quantity)}>{t('pieces.all')}</Button>
        <Button onPress={() => choose(() => 0)}>{t('pieces.none')}</Button>
      </Stack>
      {left.map(({ lineId, quantity }) => {
        const line = lines.find((each) => each.lineId === lineId)
        return (
          <Line key={lineId}>
            <span>
              <bdi>{line?.product.label}</bdi>
              <Text size="sm" tone="muted">
                <bdi>{line?.sku}</bdi>
              </Text>
            </span>
            <pieceFields.Field name={`lines.${lineId}`}>
              {(field) => (
                <NumberField
                  label={
                    <>
                      <VisuallyHidden>
                        <bdi>{line?.product.label}</bdi>,{' '}
                      </VisuallyHidden>
                      {t('pieces.of', { number: formats.number(quantity) })}
                    </>
                  }
                  min={0}
                  max={quantity}
                  {...field}
                />
              )}
            </pieceFields.Field>
          </Line>
        )
      })}
    </FieldSet>
  )
}

const FieldSet = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: ${theme.space[2]};
    padding: 0;
    font-weight: 500;
  }
`

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 128px;
  gap: ${theme.space[3]};
  align-items: start;
  padding-block-start: ${theme.space[3]};
  border-block-start: 1px solid ${theme.color.hairline};

  > span {
    display: grid;
    overflow-wrap: anywhere;
  }
`
