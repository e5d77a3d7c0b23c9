import { useFormats, useTranslate } from '@console/core/i18n'
import type { CollectionDetail } from '@console/domain/commission-collection'
import { QueryBoundary } from '@console/query-boundary'
import { Checkbox, DateRangeField, SkeletonText, Stack, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { chosenOf, prepare } from './prepareForm'
import { useCollection } from './useCollection'

/** Entries to pay: all open entries of a period, or a selection. */
export function EntriesStep() {
  const collection = prepare.useValue('collection')
  return collection ? <OfCollection token={collection.token} /> : null
}

function OfCollection({ token }: { token: string }) {
  const query = useCollection(token)
  return (
    <QueryBoundary query={query} skeleton={<SkeletonText lines={6} />}>
      {(detail) => <Entries detail={detail} />}
    </QueryBoundary>
  )
}

type Chosen = ReturnType<typeof chosenOf>

function Entries({ detail }: { detail: CollectionDetail }) {
  const { t } = useTranslation('commission-payments')
  const translate = useTranslate()
  const formats = useFormats()
  const fill = prepare.useSetValues()
  const { from, to } = prepare.useValue('period')
  const chosen = prepare.useValue('entries')
  const tokens = new Set(chosen.map(({ token }) => token))
  const all = detail.entries.map((entry) => ({ entry, of: chosenOf(entry) }))
  const shown = all.filter(({ of: { day } }) => day >= from && day <= to)
  const sum = chosen.reduce((so, { amount }) => so + amount.amount, 0)

  /** Changes the period, and selects its entries. */
  function take(period: { from: string; to: string }) {
    const within = all.filter(({ of: { day } }) => day >= period.from && day <= period.to)
    fill({ period, entries: within.map(({ of }) => of) } as never)
  }

  function toggle(of: Chosen, isChosen: boolean) {
    const others = chosen.filter(({ token }) => token !== of.token)
    fill({ entries: isChosen ? [...others, of] : others } as never)
  }

  return (
    <Stack gap={4}>
      <prepare.Field name="period">
        {({ errorMessage, onBlur }) => (
          <DateRangeField
            label={t('prepare.period')}
            fromLabel={t('prepare.from')}
            toLabel={t('prepare.to')}
            isRequired
            value={{ from, to }}
            onChange={take}
            {...{ errorMessage, onBlur }}
          />
        )}
      </prepare.Field>
      <prepare.Field name="entries">
        {({ errorMessage }) => (
          <Stack gap={2}>
            {shown.length === 0 ? (
              <Text as="p" tone="muted">
                {t('prepare.noneInPeriod')}
              </Text>
            ) : (
              <Checkbox
                isSelected={shown.every(({ of }) => tokens.has(of.token))}
                isIndeterminate={tokens.size > 0 && !shown.every(({ of }) => tokens.has(of.token))}
                onChange={(isAll) =>
                  fill({ entries: isAll ? shown.map(({ of }) => of) : [] } as never)
                }
                {...(errorMessage === undefined ? {} : { errorMessage })}
              >
                {t('prepare.all')}
              </Checkbox>
            )}
            <Rows>
              {shown.map(({ entry, of }) => (
                <li key={of.token}>
                  <Checkbox
                    isSelected={tokens.has(of.token)}
                    onChange={(isChosen) => toggle(of, isChosen)}
                    description={
                      <>
                        {translate(`marketplace:ledger.type.${entry.type}`)},{' '}
                        {formats.date(new Date(entry.at))}
                        {entry.product ? (
                          <>
                            {' · '}
                            <bdi>{entry.product.label}</bdi>
                          </>
                        ) : null}
                      </>
                    }
                  >
                    <bdi>{entry.order?.label ?? entry.reason}</bdi>
                  </Checkbox>
                  <bdi data-amount>{formats.money(entry.amount)}</bdi>
                </li>
              ))}
            </Rows>
            <Text role="status">
              {t('prepare.chosen', {
                number: formats.number(chosen.length),
                amount: formats.money({ amount: sum, currency: detail.currency }),
              })}
            </Text>
          </Stack>
        )}
      </prepare.Field>
    </Stack>
  )
}

const Rows = styled.ul`
  display: grid;
  max-block-size: 420px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;

  li {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${theme.space[3]};
    padding-block: ${theme.space[2]};
    border-block-end: 1px solid ${theme.color.hairline};
  }
  [data-amount] {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`
