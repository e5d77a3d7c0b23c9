import { useFormats } from '@console/core/i18n'
import { DetailTable, MoneyText, Picture, Sums } from '@console/details'
import type { RecordSlotProps } from '@console/record'
import { Card, Link, Stack, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { OrderRow } from '../orderResource'
import { productPath } from '../paths'
import { toMoney, sumsOfOrder } from '../pricing'

/** Order lines, each with a link to its product, and totals. */
export function OrderLines({ detail }: RecordSlotProps<OrderRow>) {
  const { t } = useTranslation('store')
  const formats = useFormats()
  return (
    <Card heading={t('order.lines')}>
      <Stack gap={4}>
        <DetailTable
          label={t('order.lines')}
          isWhole
          columns={[
            { title: t('column.product') },
            { title: t('column.price'), align: 'end' },
            { title: t('column.quantity'), align: 'end' },
            { title: t('column.total'), align: 'end' },
          ]}
          rows={detail.products.map(({ id, name, image, price, quantity, total }) => ({
            key: id,
            cells: [
              <Named key="name">
                <Picture url={image} alt="" width={40} height={40} isSmall />
                <Link href={productPath(id)}>
                  <bdi>{name}</bdi>
                </Link>
              </Named>,
              <MoneyText key="price" money={toMoney(price)} />,
              formats.number(quantity),
              <MoneyText key="total" money={toMoney(total)} />,
            ],
          }))}
        />
        <Sums
          rows={sumsOfOrder(detail).map(({ name, amount, isSum }) => ({
            key: name,
            name: t(`order.${name}`),
            amount: formats.money(amount),
            isSum,
          }))}
        />
      </Stack>
    </Card>
  )
}

const Named = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[1]};

  img {
    flex: none;
    border-radius: ${theme.radius.control};
    object-fit: cover;
  }
  @media (pointer: coarse) {
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
    }
  }
`
