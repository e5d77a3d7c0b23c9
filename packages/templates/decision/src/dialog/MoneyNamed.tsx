import { useFormats } from '@console/core/i18n'
import type { MoneyLine, MoneyNamed as Named } from '@console/core/workflows'
import { Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { DescriptionList, DetailTable, MoneyText } from '@console/details'

/** Maximum lines in a dialog; the rest is a count. */
const maxLines = 5

/** Money that an action moves: amount, payer, payee and purpose (decision 0014). */
export function MoneyNamed({ money }: { money: Named }) {
  const { t } = useTranslation('decision')
  const { amount, from, to, by, limits = [] } = money
  return (
    <Stack gap={2}>
      <DescriptionList
        details={[
          ...(amount
            ? [
                {
                  label: t('decision.money.amount'),
                  value: (
                    <b>
                      <MoneyText money={amount} />
                    </b>
                  ),
                },
              ]
            : []),
          ...limits.map((limit) => ({
            label: t('decision.money.limit'),
            value: <MoneyText money={limit} />,
          })),
          ...(from ? [{ label: t('decision.money.from'), value: <bdi>{from}</bdi> }] : []),
          ...(to ? [{ label: t('decision.money.to'), value: <bdi>{to}</bdi> }] : []),
          ...(by ? [{ label: t('decision.money.by'), value: <bdi>{by}</bdi> }] : []),
        ]}
      />
      <Lines lines={money.lines} />
    </Stack>
  )
}

function Lines({ lines }: { lines: readonly MoneyLine[] }) {
  const { t } = useTranslation('decision')
  const formats = useFormats()
  if (lines.length === 0) return null
  // Lines with an unusual price are never omitted.
  const named = lines.toSorted((one, other) => Number(!one.usually) - Number(!other.usually))
  const shown = named.slice(0, Math.max(maxLines, lines.filter(({ usually }) => usually).length))
  const hasPieces = lines.some(({ quantity }) => quantity !== undefined)
  return (
    <>
      <DetailTable
        label={t('decision.money.lines')}
        columns={[
          { title: t('decision.money.lines') },
          ...(hasPieces ? [{ title: t('decision.money.pieces'), align: 'end' } as const] : []),
          { title: t('decision.money.amount'), align: 'end' },
        ]}
        rows={shown.map(({ name, quantity, amount, usually }, place) => ({
          key: `${place} ${name}`,
          cells: [
            <Stack key="name" as="span" gap={0} align="start">
              <bdi>{name}</bdi>
              {usually ? (
                <Text size="sm" tone="muted">
                  {t('decision.money.usually', { price: formats.money(usually.price) })}{' '}
                  <bdi>{usually.reason}</bdi>
                </Text>
              ) : null}
            </Stack>,
            ...(hasPieces ? [quantity === undefined ? '' : formats.number(quantity)] : []),
            amount ? <MoneyText key="amount" money={amount} /> : '',
          ],
        }))}
      />
      {shown.length < lines.length ? (
        <Text as="p" size="sm" tone="muted">
          {t('decision.money.more', { number: formats.number(lines.length - shown.length) })}
        </Text>
      ) : null}
    </>
  )
}
