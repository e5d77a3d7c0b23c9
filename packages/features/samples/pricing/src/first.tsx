import { Heading, Link, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { FeatureList } from './FeatureList'
import { Price } from './Price'
import { PricingPage } from './PricingPage'
import { plans } from './plans'

/**
 * /pages/pricing/style-1 (specification 2): three cards with their own headers; the recommended plan is highlighted.
 */
export function First() {
  const { t } = useTranslation('pricing')
  return (
    <PricingPage>
      {(period) => (
        <Cards>
          {plans.map((plan) => (
            <Card key={plan.id} data-usual={plan.isUsual}>
              <header>
                <Heading level={2}>{t(`plan.${plan.id}`)}</Heading>
                {plan.isUsual ? <Text size="sm">{t('usual')}</Text> : null}
              </header>
              <Price plan={plan} period={period} />
              <FeatureList plan={plan} />
              <Link variant="alone" href="/register">
                {t('ask', { plan: t(`plan.${plan.id}`) })}
              </Link>
            </Card>
          ))}
        </Cards>
      )}
    </PricingPage>
  )
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  align-items: stretch;
  gap: ${theme.space[4]};
`

const Card = styled.section`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${theme.space[4]};
  padding: 0 ${theme.space[5]} ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  &[data-usual] {
    border-color: ${theme.color.accent};
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space[2]};
    margin-inline: calc(-1 * ${theme.space[5]});
    padding: ${theme.space[3]} ${theme.space[5]};
    border-block-end: 1px solid ${theme.color.hairline};
    background: ${theme.color.surfaceHover};
  }
`
