import { useSend } from '@console/core/api'
import type { Money } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { useCanOpen } from '@console/core/routes'
import { type CommissionEntry, entriesResource } from '@console/domain/commission-entry'
import { maxEntriesNamed, toNewVoucher, voucherPaths } from '@console/domain/commission-voucher'
import { pageQuery } from '@console/core/resources'
import { Card, Link, SegmentedChoice, SkeletonText, Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { QueryBoundary } from '@console/query-boundary'
import { LedgerTable } from './LedgerTable'

interface LedgerProps {
  /** Product, by `productToken`, or agent, by `agentToken`. */
  of: { product: string } | { agent: string }
  title: string
}

/** Views of an agent's lines, with their queries. */
const parts = {
  all: {},
  open: { state: 'open' },
  byHand: { type: 'adjustment' },
} as const

type Part = keyof typeof parts

/**
 * Tab of a record with its latest lines of the commission ledger. For an agent, `?lines=` selects all, open or adjusted ones; a
 * user who may prepare vouchers can select the lines to pay.
 */
export function Ledger({ of, title }: LedgerProps) {
  return (
    <Card heading={title}>
      {'agent' in of ? (
        <OfAgent agent={of.agent} title={title} />
      ) : (
        <Lines query={of} title={title} />
      )}
    </Card>
  )
}

function OfAgent({ agent, title }: { agent: string; title: string }) {
  const { t } = useTranslation('marketplace')
  const [search, setSearch] = useSearchParams()
  const asked = search.get('lines') ?? 'all'
  const part: Part = Object.hasOwn(parts, asked) ? (asked as Part) : 'all'

  function show(next: Part) {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('lines', next)
        return after
      },
      { replace: true },
    )
  }

  return (
    <Stack gap={3}>
      <SegmentedChoice
        label={t('ledger.show')}
        isLabelHidden
        options={(Object.keys(parts) as Part[]).map((id) => ({
          id,
          label: t(`ledger.show.${id}`),
        }))}
        value={part}
        onChange={show}
      />
      <Lines key={part} query={{ agent, ...parts[part] }} title={title} payee={agent} />
    </Stack>
  )
}

interface LinesProps {
  query: Readonly<Record<string, string>>
  title: string
  /** Agent to pay the selected lines to. */
  payee?: string
}

function Lines({ query, title, payee }: LinesProps) {
  const { t } = useTranslation('marketplace')
  const formats = useFormats()
  const canOpen = useCanOpen()
  const [chosen, setChosen] = useState<readonly CommissionEntry[]>([])
  const latest = useQuery(
    pageQuery(useSend(), entriesResource, {
      ...query,
      sort: '-at',
      pageSize: String(maxEntriesNamed),
    }),
  )
  return (
    <QueryBoundary query={latest} skeleton={<SkeletonText lines={8} />}>
      {({ items, total }) =>
        items.length === 0 ? (
          <Text tone="muted">{t('ledger.none')}</Text>
        ) : (
          <Stack gap={3}>
            <LedgerTable
              label={title}
              entries={items}
              hasAgents={payee === undefined}
              {...(payee !== undefined && canOpen(voucherPaths.list)
                ? { choice: { chosen, onChange: setChosen } }
                : {})}
            />
            {total > items.length ? (
              <Text size="sm" tone="muted">
                {t('ledger.latest', {
                  number: formats.number(items.length),
                  total: formats.number(total),
                })}
              </Text>
            ) : null}
            {payee === undefined ? null : <ToVoucher {...{ payee, chosen }} />}
          </Stack>
        )
      }
    </QueryBoundary>
  )
}

/** Sum of the selected lines, with the link to a new voucher for them. */
function ToVoucher({ payee, chosen }: { payee: string; chosen: readonly CommissionEntry[] }) {
  const { t } = useTranslation('marketplace')
  const formats = useFormats()
  const [first] = chosen
  const sum: Money | undefined = first && {
    ...first.amount,
    amount: chosen.reduce((so, { amount }) => so + amount.amount, 0),
  }
  return (
    <Stack direction="row" gap={4} isWrapping>
      <Text role="status">
        {sum
          ? t('ledger.chosen', {
              number: formats.number(chosen.length),
              amount: formats.money(sum),
            })
          : ''}
      </Text>
      {first ? (
        <Link
          variant="alone"
          href={toNewVoucher({
            agent: payee,
            currency: first.amount.currency,
            entries: chosen.map(({ entryToken }) => entryToken),
          })}
        >
          {t('ledger.prepare')}
        </Link>
      ) : null}
    </Stack>
  )
}
