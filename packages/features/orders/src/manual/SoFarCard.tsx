import { useFormats } from '@console/core/i18n'
import { buyerNameOf, soFarOf } from '@console/domain/order-draft'
import { DescriptionList, MoneyText } from '@console/details'
import { Heading, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { order } from './orderForm'

/** Content of the order, shown beside every step: without discount, tax and delivery, which the server computes. */
export function SoFarCard() {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const [buyerSource, buyer, newBuyer, lines] = [
    order.useValue('buyerSource'),
    order.useValue('buyer'),
    order.useValue('newBuyer'),
    order.useValue('lines'),
  ]
  const { lines: count, pieces, goods } = soFarOf({ lines })
  const name = buyerNameOf({ buyerSource, buyer, newBuyer })
  return (
    <Stack gap={2}>
      <Heading level={2} size="lg">
        {t('manual.soFar.title')}
      </Heading>
      <DescriptionList
        details={[
          { label: t('column.buyer'), value: name === null ? null : <bdi>{name}</bdi> },
          {
            label: t('column.seller'),
            value: lines[0] ? <bdi>{lines[0].offer.seller.label}</bdi> : null,
          },
          { label: t('column.lines'), value: formats.number(count) },
          { label: t('manual.soFar.pieces'), value: formats.number(pieces) },
          { label: t('manual.soFar.goods'), value: goods && <MoneyText money={goods} /> },
        ]}
      />
      <Text size="sm" tone="muted">
        {t('manual.soFar.note')}
      </Text>
    </Stack>
  )
}
