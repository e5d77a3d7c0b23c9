import { useFormats } from '@console/core/i18n'
import type { CommissionEntry } from '@console/domain/commission-entry'
import { toVoucher } from '@console/domain/commission-voucher'
import { toOrder } from '@console/domain/order'
import { Checkbox, Link, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { FactTable, MoneyText } from '@console/facts'

/** Which lines of the ledger are chosen, and how that changes. */
export interface EntryChoice {
  chosen: readonly CommissionEntry[]
  onChange: (chosen: readonly CommissionEntry[]) => void
}

interface LedgerTableProps {
  /** What the table is about, for screen readers. */
  label: string
  entries: readonly CommissionEntry[]
  /** Names the agents: they are of several. */
  hasAgents?: boolean
  /** Lets open lines of one currency be chosen, and says of each of the others why it is not; left out, nothing is chosen. */
  choice?: EntryChoice
}

/** Lines of the ledger of commission: of which order or why, for whom, at which rate, and what each comes to. */
export function LedgerTable({ label, entries, hasAgents, choice }: LedgerTableProps) {
  const { t } = useTranslation('marketplace')
  const formats = useFormats()
  return (
    <FactTable
      label={label}
      columns={[
        { title: t('ledger.entry') },
        { title: t('ledger.at') },
        { title: t('ledger.base'), align: 'end' },
        { title: t('ledger.rate'), align: 'end' },
        { title: t('ledger.amount'), align: 'end' },
      ]}
      rows={entries.map((entry) => ({
        key: entry.entryToken,
        cells: [
          choice ? (
            <ChosenName key="name" {...{ entry, choice }} />
          ) : (
            <EntryName key="name" {...{ entry, hasAgents }} />
          ),
          formats.date(new Date(entry.at)),
          entry.base ? <MoneyText key="base" money={entry.base} /> : '–',
          entry.rateBps === null ? '–' : formats.percent(entry.rateBps / 10_000),
          <MoneyText key="amount" money={entry.amount} />,
        ],
      }))}
    />
  )
}

/** What a line is of, with the box by which it is chosen. */
function ChosenName({ entry, choice }: { entry: CommissionEntry; choice: EntryChoice }) {
  const { entryToken, amount, order, reason, state } = entry
  const others = choice.chosen.filter((each) => each.entryToken !== entryToken)
  const currency = choice.chosen[0]?.amount.currency ?? amount.currency
  const isOther = amount.currency !== currency
  return (
    <Choice>
      <Checkbox
        aria-label={order?.label ?? reason ?? ''}
        isSelected={others.length < choice.chosen.length}
        isDisabled={state !== 'open' || isOther}
        onChange={(isChosen) => choice.onChange(isChosen ? [...others, entry] : others)}
      />
      <EntryName entry={entry} isOther={isOther} isStateSaid />
    </Choice>
  )
}

interface EntryNameProps {
  entry: CommissionEntry
  hasAgents?: boolean | undefined
  /** It is in another currency than what is chosen. */
  isOther?: boolean
  /** Says on which voucher it is. */
  isStateSaid?: boolean
}

/** What a line is of: an order, for whom it earned and with what, or why it was written by hand. */
function EntryName({ entry, hasAgents, isOther = false, isStateSaid = false }: EntryNameProps) {
  const { t } = useTranslation('marketplace')
  const { agent, order, product, reason, state, type, voucher } = entry
  return (
    <Name>
      {order ? (
        <Link href={toOrder(order.token)}>
          <bdi>{order.label}</bdi>
        </Link>
      ) : (
        <bdi>{reason}</bdi>
      )}
      <Text size="sm" tone="muted">
        {t(`ledger.type.${type}`)}
        {[hasAgents ? agent : null, product].map((named) =>
          named ? (
            <span key={named.token}>
              {' · '}
              <bdi>{named.label}</bdi>
            </span>
          ) : null,
        )}
      </Text>
      {isStateSaid && voucher ? (
        <Text size="sm" tone="muted">
          {t(state === 'paid' ? 'ledger.paid' : 'ledger.vouchered')}{' '}
          <Link href={toVoucher(voucher.token)}>
            <bdi>{voucher.label}</bdi>
          </Link>
        </Text>
      ) : isOther ? (
        <Text size="sm" tone="muted">
          {t('ledger.otherCurrency')}
        </Text>
      ) : null}
    </Name>
  )
}

const Choice = styled.span`
  display: flex;
  align-items: start;
  gap: ${theme.space[2]};
`

/** Wide enough for a reference on one line, on a phone too: the table scrolls. */
const Name = styled.span`
  display: grid;
  justify-items: start;
  min-inline-size: 18ch;
  padding-block: ${theme.space[1]};

  > a {
    white-space: nowrap;
  }
`
