import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { useCanOpen } from '@console/core/routes'
import { collectionPaths, collectionsResource } from '@console/domain/commission-collection'
import type { PaidDetail } from '@console/domain/commission-rate'
import { toNewVoucher, toVoucher, vouchersResource } from '@console/domain/commission-voucher'
import { pageQuery } from '@console/core/resources'
import type { RecordSlotProps } from '@console/record'
import { DetailTable, MoneyText } from '@console/details'
import { QueryBoundary } from '@console/query-boundary'
import { Card, Link, SkeletonText, Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** Tab with the amounts owed to an agent in each currency, and the vouchers that paid them. */
export function Balances({ detail: { token } }: RecordSlotProps<PaidDetail>) {
  return (
    <Stack gap={4}>
      <Owed agent={token} />
      <Vouchers agent={token} />
    </Stack>
  )
}

function Owed({ agent }: { agent: string }) {
  const { t } = useTranslation('commission-rates')
  const canOpen = useCanOpen()
  const balances = useQuery(pageQuery(useSend(), collectionsResource, { agent, pageSize: '25' }))
  return (
    <Card heading={t('balances.title')}>
      <QueryBoundary query={balances} skeleton={<SkeletonText lines={4} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text tone="muted">{t('balances.none')}</Text>
          ) : (
            <DetailTable
              label={t('balances.title')}
              columns={[
                { title: t('balances.outstanding'), align: 'end' },
                { title: t('balances.open'), align: 'end' },
                { title: t('balances.vouchered'), align: 'end' },
                { title: t('balances.paid'), align: 'end' },
                { title: t('balances.next') },
              ]}
              rows={items.map(
                ({ collectionToken, currency, outstanding, open, vouchered, paid }) => ({
                  key: collectionToken,
                  cells: [
                    <MoneyText key="outstanding" money={outstanding} />,
                    <MoneyText key="open" money={open} />,
                    <MoneyText key="vouchered" money={vouchered} />,
                    <MoneyText key="paid" money={paid} />,
                    open.amount > 0 && canOpen(collectionPaths.list) ? (
                      <Link key="next" href={toNewVoucher({ agent, currency })}>
                        {t('balances.prepare')}
                      </Link>
                    ) : (
                      '–'
                    ),
                  ],
                }),
              )}
            />
          )
        }
      </QueryBoundary>
    </Card>
  )
}

function Vouchers({ agent }: { agent: string }) {
  const { t } = useTranslation('commission-rates')
  const formats = useFormats()
  const vouchers = useQuery(
    pageQuery(useSend(), vouchersResource, { agent, sort: '-preparedAt', pageSize: '25' }),
  )
  return (
    <Card heading={t('balances.vouchers')}>
      <QueryBoundary query={vouchers} skeleton={<SkeletonText lines={4} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text tone="muted">{t('balances.noVouchers')}</Text>
          ) : (
            <DetailTable
              label={t('balances.vouchers')}
              columns={[
                { title: t('balances.voucher') },
                { title: t('balances.prepared') },
                { title: t('balances.paidOn') },
                { title: t('balances.net'), align: 'end' },
              ]}
              rows={items.map(({ voucherToken, voucherNo, prepared, paid, net }) => ({
                key: voucherToken,
                cells: [
                  <Link key="voucher" href={toVoucher(voucherToken)}>
                    <bdi>{voucherNo}</bdi>
                  </Link>,
                  formats.date(new Date(prepared.at)),
                  paid ? formats.date(new Date(paid.at)) : '–',
                  <MoneyText key="net" money={net} />,
                ],
              }))}
            />
          )
        }
      </QueryBoundary>
    </Card>
  )
}
