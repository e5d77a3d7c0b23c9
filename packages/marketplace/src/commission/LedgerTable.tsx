import { useFormats } from '@console/core/i18n'
import type { CommissionEntry } from '@console/domain/commission-entry'
import { toVoucher } from '@console/domain/commission-voucher'
import { toOrder } from '@console/domain/order'
import { Checkbox, Link, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { DetailTable, MoneyText } from '@console/details'

/** Selection of ledger lines. */
export interface EntryChoice {
  chosen: readonly CommissionEntry[]
  onChange: (chosen: readonly CommissionEntry[]) => void
}

interface LedgerTableProps {
  /** Accessible name of the table. */
  label: string
  entries: readonly CommissionEntry[]
  /** Shows the agents, for lines of several. */
  hasAgents?: boolean
  /**
   * Allows the selection of open lines in one currency, with the reason for each that cannot be selected; left out for no
   * selection.
   */
  choice?: EntryChoice
}

/** Lines of the commission ledger: order or reason, recipient, rate and amount. */
export function LedgerTable({ label, entries, hasAgents, choice }: LedgerTableProps) {
  const { t } = useTranslation('marketplace')
  const formats = useFormats()
  return (
    <DetailTable
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

/** Name of a line, with its checkbox. */
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
      <EntryName entry={entry} isOther={isOther} isStateNamed />
    </Choice>
  )
}

interface EntryNameProps {
  entry: CommissionEntry
  hasAgents?: boolean | undefined
  /** In another currency than the selected lines. */
  isOther?: boolean
  /** Shows its voucher. */
  isStateNamed?: boolean
}

/** Name of a line: the order, recipient and product, or the reason of an adjustment. */
function EntryName({ entry, hasAgents, isOther = false, isStateNamed = false }: EntryNameProps) {
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
      {isStateNamed && voucher ? (
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

/** Wide enough for a reference on one line, even on a phone: the table scrolls. */
const Name = styled.span`
  display: grid;
  justify-items: start;
  min-inline-size: 18ch;
  padding-block: ${theme.space[1]};

  > a {
    white-space: nowrap;
  }
`
