import { DescriptionList } from '@console/details'
import type { RecordSlotProps } from '@console/record'
import { Card, Link, Stack, theme, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useFormats } from '@console/core/i18n'
import { customerName, type OrderRow } from '../orderResource'
import type { Place } from '../contract'

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

/** Distance between drawn lines in degrees. */
const apart = 30

const longitudes = Array.from({ length: 360 / apart - 1 }, (_, place) => (place + 1) * apart)
const latitudes = Array.from({ length: 180 / apart - 1 }, (_, place) => (place + 1) * apart)

/** An address and its location on a globe that is drawn here: no external map is loaded. */
function PlaceCard({ title, place: { address, lat, lng } }: { title: string; place: Place }) {
  const { t } = useTranslation('store')
  const formats = useFormats()
  const degrees = t('customer.degrees', {
    latitude: formats.number(lat),
    longitude: formats.number(lng),
  })
  const [x, y] = [lng + 180, 90 - lat]
  return (
    <Card heading={title} headingLevel={3}>
      <Stack gap={3}>
        <Text as="p">
          <bdi>{address}</bdi>
        </Text>
        <Drawn viewBox="0 0 360 180" role="img" aria-label={degrees}>
          {longitudes.map((each) => (
            <path key={`x ${each}`} d={`M${each} 0v180`} data-main={each === 180 || undefined} />
          ))}
          {latitudes.map((each) => (
            <path key={`y ${each}`} d={`M0 ${each}h360`} data-main={each === 90 || undefined} />
          ))}
          <path data-cross d={`M${x} 0v180M0 ${y}h360`} />
          <circle cx={x} cy={y} r="6" />
        </Drawn>
        <Text size="xs" tone="muted" isTabular>
          {degrees}
        </Text>
      </Stack>
    </Card>
  )
}

const Drawn = styled.svg`
  display: block;
  inline-size: 100%;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.background};

  path {
    fill: none;
    stroke: ${theme.color.hairline};
  }
  [data-main] {
    stroke: ${theme.color.border};
  }
  [data-cross] {
    stroke: ${theme.color.accent};
    stroke-dasharray: 3 4;
  }
  circle {
    fill: ${theme.color.accent};
    stroke: ${theme.color.surface};
    stroke-width: 2;
  }
`
