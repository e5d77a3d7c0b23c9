import { Heading, SegmentedChoice, Text, theme } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { type Period, periods } from './plans'

const questions = ['change', 'end', 'tax', 'trial'] as const

/** Shared frame of the three pages: the billing period, which is part of the address, and questions below the plans. */
export function PricingPage({ children }: { children: (period: Period) => ReactNode }) {
  const { t } = useTranslation('pricing')
  const [search, setSearch] = useSearchParams()
  const period: Period = search.get('period') === 'yearly' ? 'yearly' : 'monthly'

  return (
    <Root>
      <Head>
        <Heading level={1}>{t('title')}</Heading>
        <Text as="p" tone="muted">
          {t('lead')}
        </Text>
        <SegmentedChoice
          label={t('period')}
          isLabelHidden
          options={periods.map((id) => ({ id, label: t(`period.${id}`) }))}
          value={period}
          onChange={(chosen) =>
            setSearch(chosen === 'yearly' ? { period: chosen } : {}, { replace: true })
          }
        />
      </Head>
      {children(period)}
      <Questions aria-labelledby="pricing-questions">
        <Heading level={2} id="pricing-questions">
          {t('questions')}
        </Heading>
        <dl>
          {questions.map((question) => (
            <div key={question}>
              <dt>{t(`question.${question}`)}</dt>
              <dd>{t(`answer.${question}`)}</dd>
            </div>
          ))}
        </dl>
      </Questions>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  max-inline-size: 1120px;
`

const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
`

const Questions = styled.section`
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
    gap: ${theme.space[5]} ${theme.space[8]};
    margin-block-start: ${theme.space[4]};
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin-block-start: ${theme.space[1]};
    color: ${theme.color.textMuted};
  }
`
