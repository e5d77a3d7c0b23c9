import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { type CommissionEntry, entriesResource } from '@console/domain/commission-entry'
import type { PaidDetail } from '@console/domain/commission-rate'
import { toOrder } from '@console/domain/order'
import { pageQuery } from '@console/domain/resources'
import type { RecordSlotProps } from '@console/templates'
import { MoneyText } from '@console/templates/decision/MoneyText'
import { Read } from '@console/templates/Read'
import { FactTable } from '@console/templates/Record/FactTable'
import { Card, Link, SkeletonText, Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** The tab of what the ledger has of a product: what it earned for the platform and for agents. */
export function ProductLedger({ detail: { token } }: RecordSlotProps<PaidDetail>) {
  return <Ledger of={{ product: token }} />
}

/** The tab of what the ledger has of an agent: earned, taken back, and written by hand. */
export function AgentLedger({ detail: { token } }: RecordSlotProps<PaidDetail>) {
  return <Ledger of={{ agent: token }} />
}

/** The latest lines of the ledger, fifty at most. */
function Ledger({ of }: { of: { product: string } | { agent: string } }) {
  const { t } = useTranslation('commission-rates')
  const formats = useFormats()
  const query = { ...of, sort: '-at', pageSize: '50' }
  const latest = useQuery(pageQuery(useSend(), entriesResource, query))
  return (
    <Card heading={t('ledger.title')}>
      <Read query={latest} skeleton={<SkeletonText lines={8} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text tone="muted">{t('ledger.none')}</Text>
          ) : (
            <FactTable
              label={t('ledger.title')}
              columns={[
                { title: t('ledger.entry') },
                { title: t('ledger.at') },
                { title: t('lines.value'), align: 'end' },
                { title: t('column.rate'), align: 'end' },
                { title: t('lines.earned'), align: 'end' },
              ]}
              rows={items.map((entry) => ({
                key: entry.entryToken,
                cells: [
                  <EntryName key="name" entry={entry} />,
                  formats.date(new Date(entry.at)),
                  entry.base ? <MoneyText key="base" money={entry.base} /> : '–',
                  entry.rateBps === null ? '–' : formats.percent(entry.rateBps / 10_000),
                  <MoneyText key="amount" money={entry.amount} />,
                ],
              }))}
            />
          )
        }
      </Read>
    </Card>
  )
}

/** What a line of the ledger is of: an order, what was sold with it and for whom it earned, or what was written by hand. */
function EntryName({ entry }: { entry: CommissionEntry }) {
  const { t } = useTranslation('commission-rates')
  const { order, product, reason, type, agent } = entry
  return (
    <Stack as="span" gap={0} align="start">
      {order ? (
        <Link href={toOrder(order.token)}>
          <bdi>{order.label}</bdi>
        </Link>
      ) : (
        <bdi>{reason}</bdi>
      )}
      <Text size="sm" tone="muted">
        {t(`ledger.type.${type}`)}
        {[agent, product].map((named) =>
          named ? (
            <span key={named.token}>
              {' · '}
              <bdi>{named.label}</bdi>
            </span>
          ) : null,
        )}
      </Text>
    </Stack>
  )
}
