import type { Money } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { MoneyText, AmountText, DetailTable } from '@console/details'
import { Card, SkeletonBlock, Text, theme, Link, BarChart } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useCanOpen } from '@console/core/routes'
import { collectionPaths } from '@console/domain/commission-collection'
import { Figure, FigureRow, FigureSkeleton } from '../figures/Figure'
import { TabLinks } from '../TabLinks'
import { useChoice } from '../useChoice'
import type { CommissionFigures, CommissionIn } from './contract'
import { ChartCard } from '../charts/ChartCard'
import { useChartFormats, dayPoints } from '../charts/chartFormats'

const figures = ['platform', 'agents', 'takenBack'] as const

/**
 * Commission of a range from the ledger: daily earnings in one currency, which is part of the address, and all
 * currencies in a table.
 */
export function Commission({ currencies, range, asOf }: CommissionFigures) {
  const { t } = useTranslation('dashboards')
  const formats = useFormats()
  const codes = currencies.map(({ currency }) => currency)
  const { chosen, addressOf } = useChoice('currency', codes, codes[0] ?? 'KES')
  const shown = currencies.find(({ currency }) => currency === chosen)
  if (!shown)
    return (
      <Card>
        <Text tone="muted">{t('commission.empty')}</Text>
      </Card>
    )
  const money = (amount: number): Money => ({ amount, currency: chosen })
  return (
    <Root>
      <TabLinks
        label={t('chart.currency')}
        tabs={codes.map((id) => ({ id, label: id, href: addressOf(id) }))}
        selectedId={chosen}
      />
      <FigureRow>
        {figures.map((name) => (
          <Figure
            key={name}
            name={t(`commission.${name}`)}
            note={t('figure.before', {
              count: shown.days.length,
              value: formats.money(money(shown[name].before)),
            })}
            change={shown[name]}
          >
            <MoneyText money={money(shown[name].now)} />
          </Figure>
        ))}
        <Figure name={t('commission.owed')} note={t('commission.owedNote')}>
          <MoneyText money={money(shown.owed)} />
        </Figure>
      </FigureRow>
      <EarnedChart {...shown} file={`${range}-${asOf.slice(0, 10)}`} />
      <CurrenciesCard currencies={currencies} />
    </Root>
  )
}

/** Placeholder of the commission. */
export function CommissionSkeleton() {
  return (
    <Root aria-hidden>
      <SkeletonBlock blockSize={40} />
      <FigureRow as="div">
        {[...figures, 'owed'].map((figure) => (
          <FigureSkeleton key={figure} />
        ))}
      </FigureRow>
      <Card>
        <SkeletonBlock blockSize={284} />
      </Card>
      <Card>
        <SkeletonBlock blockSize={252} />
      </Card>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  /* Space for seven currencies, so that nothing moves when they load. */
  > :last-child {
    min-block-size: 380px;
  }
`

const columns = ['platform', 'agents', 'takenBack', 'byHand'] as const

/**
 * Commission of a range, with a row per currency: nothing is summed across them. Amounts owed link to the collections
 * with that sum.
 */
function CurrenciesCard({ currencies }: Pick<CommissionFigures, 'currencies'>) {
  const { t } = useTranslation('dashboards')
  const { money: written, amount: amountOf } = useFormats()
  const canOpen = useCanOpen()

  function owed({ currency, owed: amount }: CommissionIn) {
    const money: Money = { amount, currency }
    if (!canOpen(collectionPaths.list)) return <AmountText key="owed" money={money} />
    return (
      <Link
        key="owed"
        href={`${collectionPaths.list}?currency=${currency}`}
        variant="quiet"
        data-sum={amountOf(money)}
        aria-label={`${t('commission.owed')}, ${written(money)}`}
      >
        <AmountText money={money} />
      </Link>
    )
  }

  return (
    <Card heading={t('commission.byCurrency')} headingLevel={3} headingSize="md">
      <DetailTable
        label={t('commission.byCurrency')}
        columns={[
          { title: t('chart.currency') },
          ...[...columns, 'owed' as const].map((column) => ({
            title: t(`commission.${column}`),
            align: 'end' as const,
          })),
        ]}
        rows={currencies.map((each) => ({
          key: each.currency,
          cells: [
            <bdi key="currency">{each.currency}</bdi>,
            ...columns.map((column) => (
              <AmountText
                key={column}
                money={{ amount: each[column].now, currency: each.currency }}
              />
            )),
            owed(each),
          ],
        }))}
      />
    </Card>
  )
}

interface EarnedChartProps extends Pick<CommissionIn, 'currency' | 'days'> {
  /** Suffix of the name of the CSV file. */
  file: string
}

/** Daily earnings from completed orders in one currency, of the platform with those of agents on top. */
function EarnedChart({ currency, days, file }: EarnedChartProps) {
  const { t } = useTranslation('dashboards')
  const formats = useFormats()
  const chartFormats = useChartFormats()
  const money = (amount: number): Money => ({ amount, currency })
  const seriesOf = (name: 'agents' | 'platform') => {
    const values = days.map((day) => day[name])
    return { name: t(`commission.${name}`), values, total: formats.money(money(sumOf(values))) }
  }
  const title = t('commission.chart', { currency })
  return (
    <ChartCard
      title={title}
      fileName={`commission-${currency}-${file}`}
      numbers={{
        columns: [
          { title: t('chart.day'), show: (day) => chartFormats.day(String(day)) },
          { title: `${t('commission.platform')} (${currency})` },
          { title: `${t('commission.agents')} (${currency})` },
        ],
        rows: days.map(({ day, platform, agents }) => [day, money(platform), money(agents)]),
      }}
      empty={
        days.every(({ platform, agents }) => platform + agents === 0)
          ? t('chart.emptyRange')
          : undefined
      }
    >
      <BarChart
        isStacked
        label={title}
        points={dayPoints(
          days.map(({ day }) => day),
          chartFormats,
        )}
        series={[seriesOf('agents'), seriesOf('platform')]}
        format={(amount) => formats.amount(money(amount))}
      />
    </ChartCard>
  )
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
