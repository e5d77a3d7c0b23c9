import { Card, Heading, Link, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { FeatureList } from './FeatureList'
import { Price } from './Price'
import { PricingPage } from './PricingPage'
import { plans } from './plans'

/** /pages/pricing/style-2 (specification 2): plans as rows, with features beside the price. */
export function Second() {
  const { t } = useTranslation('pricing')
  return (
    <PricingPage>
      {(period) => (
        <Rows>
          {plans.map((plan) => (
            <li key={plan.id}>
              <Card>
                <Row>
                  <Name>
                    <Heading level={2}>{t(`plan.${plan.id}`)}</Heading>
                    {plan.isUsual ? <Text size="sm">{t('usual')}</Text> : null}
                    <Price plan={plan} period={period} />
                    <Link variant="alone" href="/register">
                      {t('ask', { plan: t(`plan.${plan.id}`) })}
                    </Link>
                  </Name>
                  <FeatureList plan={plan} />
                </Row>
              </Card>
            </li>
          ))}
        </Rows>
      )}
    </PricingPage>
  )
}

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  padding: 0;
  list-style: none;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${theme.space[5]};
`

const Name = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.space[2]};
`
