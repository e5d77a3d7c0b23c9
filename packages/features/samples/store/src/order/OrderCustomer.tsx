import { DescriptionList } from '@console/details'
import type { RecordSlotProps } from '@console/record'
import { Card, Link, Stack, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { customerName, type OrderRow } from '../orderResource'
import { PlaceCard } from './PlaceCard'

/** Customer of an order, with contact details, delivery and invoice address. */
export function OrderCustomer({ detail }: RecordSlotProps<OrderRow>) {
  const { t } = useTranslation('store')
  const { customer } = detail
  return (
    <Stack gap={4}>
      <Card heading={t('column.customer')}>
        <DescriptionList
          details={[
            { label: t('customer.name'), value: <bdi>{customerName(detail)}</bdi> },
            { label: t('customer.company'), value: <bdi>{customer.company}</bdi> },
            { label: t('customer.jobTitle'), value: <bdi>{customer.jobTitle}</bdi> },
            {
              label: t('customer.email'),
              value: (
                <Link href={`mailto:${customer.email}`}>
                  <bdi dir="ltr">{customer.email}</bdi>
                </Link>
              ),
            },
            {
              label: t('customer.phone'),
              value: (
                <Link href={`tel:${customer.phone.replaceAll(/[^+\d]/g, '')}`}>
                  <bdi dir="ltr">{customer.phone}</bdi>
                </Link>
              ),
            },
          ]}
        />
      </Card>
      <Places>
        <PlaceCard title={t('customer.shippingAddress')} place={customer.shippingAddress} />
        <PlaceCard title={t('customer.invoiceAddress')} place={customer.invoiceAddress} />
      </Places>
    </Stack>
  )
}

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${theme.space[4]};
`
