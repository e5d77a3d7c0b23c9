import { useFormats } from '@console/core/i18n'
import { type PaidDetail, type RateStep, toRate } from '@console/domain/commission-rate'
import type { RecordSlotProps } from '@console/record'
import { Card, fingerReach, Link, StatusChip, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { SubjectName } from '../terms/SubjectName'
import { useTermsText } from '../terms/termsText'

export interface LadderProps {
  /** All candidate rates, most specific first. */
  steps: readonly RateStep[]
}

/** Rate that applies, and why: all places that could have one, with the first that has one highlighted. */
export function Ladder({ steps }: LadderProps) {
  const { t } = useTranslation('commission-rates')
  const termsText = useTermsText()
  const formats = useFormats()
  const winner = steps.findIndex(({ rate }) => rate !== null)
  return (
    <Steps>
      {steps.map(({ kind, subject, rate, ties }, place) => (
        <Step
          key={`${kind} ${subject.type} ${subject.ref?.token ?? ''}`}
          data-lit={place === winner || undefined}
          aria-current={place === winner || undefined}
        >
          <div>
            <Text size="sm" tone="muted">
              {t(`ladder.step.${kind}`, { level: t(`level.${subject.type}`) })}
            </Text>
            <div>
              <SubjectName subject={subject} />
            </div>
          </div>
          <Says>
            {rate ? (
              <Link href={toRate(kind, rate.rateToken)}>{termsText(rate)}</Link>
            ) : (
              <Text tone="muted">{t('rate.none')}</Text>
            )}
            {place === winner ? (
              <StatusChip tone="success">{t('ladder.decides')}</StatusChip>
            ) : null}
            {rate && place > winner ? (
              <Text size="sm" tone="muted">
                {t('ladder.passed')}
              </Text>
            ) : null}
            {ties.map((tie) => (
              <Text key={tie.rateToken} size="sm" tone="muted">
                {t('ladder.tie', {
                  rate: termsText(tie),
                  date: tie.effectiveFrom ? formats.date(new Date(tie.effectiveFrom)) : '–',
                })}
              </Text>
            ))}
          </Says>
        </Step>
      ))}
    </Steps>
  )
}

/** Tab of a record. */
export function LadderTab({ detail: { ladder } }: RecordSlotProps<PaidDetail>) {
  const { t } = useTranslation('commission-rates')
  return (
    <Card heading={t('ladder.title')}>
      <Ladder steps={ladder} />
    </Card>
  )
}

const Steps = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Step = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-inline-start: 3px solid ${theme.color.hairline};

  & > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &[data-lit] {
    border-color: ${theme.color.accent};
    font-weight: 600;
  }
`

const Says = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};

  a {
    ${fingerReach}
  }
`
