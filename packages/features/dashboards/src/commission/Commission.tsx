import type { Money } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { MoneyText } from '@console/details'
import { Card, SkeletonBlock, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Figure, FigureRow, FigureSkeleton } from '../parts/Figure'
import { TabLinks } from '../parts/TabLinks'
import { useChoice } from '../parts/useChoice'
import type { CommissionFigures } from './contract'
import { CurrenciesCard } from './CurrenciesCard'
import { EarnedChart } from './EarnedChart'

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
