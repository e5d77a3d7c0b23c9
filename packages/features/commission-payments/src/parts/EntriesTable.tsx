import type { Currency } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import type { CommissionEntry } from '@console/domain/commission-entry'
import { toOrder } from '@console/domain/order'
import { FactTable } from '@console/templates/Record/FactTable'
import { Link, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

interface EntriesTableProps {
  entries: readonly CommissionEntry[]
  currency: Currency
}

/** Lines of the ledger: of which order or why, at which rate, and what each comes to. All are in one currency. */
export function EntriesTable({ entries, currency }: EntriesTableProps) {
  const { t } = useTranslation('commission-payments')
  const formats = useFormats()
  return (
    <FactTable
      label={t('column.entries')}
      columns={[
        { title: t('entry.what') },
        { title: t('entry.at') },
        { title: t('entry.base'), align: 'end' },
        { title: t('entry.rate'), align: 'end' },
        { title: t('entry.amount', { currency }), align: 'end' },
      ]}
      rows={entries.map((entry) => ({
        key: entry.entryToken,
        cells: [
          <EntryName key="name" entry={entry} />,
          formats.date(new Date(entry.at)),
          entry.base ? formats.amount(entry.base) : '–',
          entry.rateBps === null ? '–' : formats.percent(entry.rateBps / 10_000),
          <bdi key="amount">{formats.amount(entry.amount)}</bdi>,
        ],
      }))}
    />
  )
}

/** What a line of the ledger is of: an order and what was sold with it, or what was written by hand. */
function EntryName({ entry: { order, product, reason, type } }: { entry: CommissionEntry }) {
  const { t } = useTranslation('commission-payments')
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
        {t(`entryType.${type}`)}
        {product ? (
          <>
            {' · '}
            <bdi>{product.label}</bdi>
          </>
        ) : null}
      </Text>
    </Stack>
  )
}
