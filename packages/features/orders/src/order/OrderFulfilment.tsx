import { useFormats, useTranslate } from '@console/core/i18n'
import type { OrderDetail, Shipment } from '@console/domain/order'
import { PartAction, type RecordSlotProps } from '@console/record'
import { DescriptionList, DetailTable } from '@console/details'
import { Card, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Tab with the dispatched and remaining items: by line, and by shipment. */
export function OrderFulfilment({ detail: { lines, shipments } }: RecordSlotProps<OrderDetail>) {
  const { t } = useTranslation('orders')
  const translate = useTranslate()
  const formats = useFormats()
  const isRestCancelled = lines.some(({ dropped }) => dropped > 0)
  return (
    <Stack>
      <Card heading={t('lines.title')}>
        <DetailTable
          label={t('lines.title')}
          columns={[
            { title: t('lines.product') },
            { title: t('lines.quantity'), align: 'end' },
            { title: t('lines.dispatched'), align: 'end' },
            { title: t('lines.left'), align: 'end' },
            ...(isRestCancelled ? [{ title: t('lines.cancelled'), align: 'end' } as const] : []),
            { title: t('lines.returned'), align: 'end' },
          ]}
          rows={lines.map(({ lineId, product, quantity, dispatched, dropped, returned }) => ({
            key: lineId,
            cells: [
              <bdi key="product">{product.label}</bdi>,
              formats.number(quantity),
              formats.number(dispatched),
              formats.number(quantity - dispatched - dropped),
              ...(isRestCancelled ? [formats.number(dropped)] : []),
              formats.number(returned - dropped),
            ],
          }))}
        />
      </Card>
      {shipments.length === 0 ? (
        <Text as="p" tone="muted">
          {t('shipments.none')}
        </Text>
      ) : (
        shipments.map((shipment, place) => (
          <Card
            key={shipment.shipmentToken}
            heading={t('shipments.title', { number: formats.number(place + 1) })}
            footer={
              shipment.state === 'under_way' ? (
                <Ending
                  shipment={shipment}
                  name={t('shipments.title', { number: formats.number(place + 1) })}
                />
              ) : null
            }
          >
            <DetailTable
              label={t('shipments.title', { number: formats.number(place + 1) })}
              columns={[
                { title: t('lines.product') },
                { title: t('lines.quantity'), align: 'end' },
              ]}
              rows={shipment.lines.map(({ lineId, quantity }) => ({
                key: lineId,
                cells: [
                  <bdi key="product">
                    {lines.find((line) => line.lineId === lineId)?.product.label}
                  </bdi>,
                  formats.number(quantity),
                ],
              }))}
            />
            <DescriptionList
              details={[
                { label: t('column.status'), value: t(`shipmentState.${shipment.state}`) },
                { label: t('column.carrier'), value: <bdi>{shipment.carrier ?? '–'}</bdi> },
                {
                  label: t('shipments.tracking'),
                  value: <bdi dir="ltr">{shipment.trackingNumber ?? '–'}</bdi>,
                },
                {
                  label: t('shipments.left'),
                  value: formats.dateTime(new Date(shipment.dispatchedAt)),
                },
                ...(shipment.endedAt
                  ? [
                      {
                        label: t('shipments.ended'),
                        value: formats.dateTime(new Date(shipment.endedAt)),
                      },
                    ]
                  : []),
                ...(shipment.receivedBy
                  ? [{ label: t('shipments.receivedBy'), value: <bdi>{shipment.receivedBy}</bdi> }]
                  : []),
                ...(shipment.failure
                  ? [
                      {
                        label: t('shipments.failure'),
                        value: translate(`order:reason.${shipment.failure}`),
                      },
                    ]
                  : []),
              ]}
            />
          </Card>
        ))
      )}
    </Stack>
  )
}

/** Actions that end a shipment in transit: the same forms as the order's own buttons, with the shipment preselected. */
function Ending({ shipment: { shipmentToken }, name }: { shipment: Shipment; name: string }) {
  return (
    <Stack direction="row" gap={2} isWrapping>
      <PartAction action="deliver" about={shipmentToken} name={name} />
      <PartAction action="fail_delivery" about={shipmentToken} name={name} />
    </Stack>
  )
}
