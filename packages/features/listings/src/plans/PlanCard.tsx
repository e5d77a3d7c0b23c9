import type { Currency } from '@console/core/contracts'
import type { Formats, LanguageId } from '@console/core/i18n'
import { isFree, type ListingPlan } from '@console/domain/listing-plan'
import { Heading, theme } from '@console/ui'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { limitTexts, type PlanMessages } from './planTexts'

export interface PlanCardProps {
  plan: ListingPlan
  currency: Currency
  /** Translates in the language of the card. */
  t: PlanMessages
  formats: Formats
  language: LanguageId
}

/** Plan as sellers see it when they choose one. */
export function PlanCard({ plan, currency, t, formats, language }: PlanCardProps) {
  const { name, price, period, trialDays, limits, perks, featuredDays, highlight } = plan
  const cost = price.find((each) => each.currency === currency)
  const days = (count: number) => ({ count, number: formats.number(count) })
  return (
    <Root data-highlight={highlight || undefined}>
      {highlight ? <Mark>{t('plans.recommended')}</Mark> : null}
      <Heading level={3}>{name[language] ?? name.en}</Heading>
      <Price>
        {isFree(price) || !cost
          ? t('plans.free')
          : t(`plan.per.${period}`, { amount: formats.isolate(formats.money(cost)) })}
      </Price>
      {trialDays > 0 ? <p>{t('plans.card.trial', days(trialDays))}</p> : null}
      <ul>
        {[
          ...limitTexts(limits, t, formats),
          ...(featuredDays > 0 ? [t('plans.card.featured', days(featuredDays))] : []),
          ...perks.map((perk) => perk[language] ?? perk.en),
        ].map((line) => (
          <li key={line}>
            <Check size={16} aria-hidden />
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </Root>
  )
}

const Root = styled.article`
  display: grid;
  gap: ${theme.space[3]};
  inline-size: min(100%, 320px);
  padding: ${theme.space[5]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  &[data-highlight] {
    border-color: ${theme.color.accent};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }
  ul {
    display: grid;
    gap: ${theme.space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    gap: ${theme.space[2]};
    align-items: start;
  }
  /* Each is a line of its own, unlike the entries of a sentence. */
  bdi::first-letter {
    text-transform: uppercase;
  }
  svg {
    flex: none;
    margin-block-start: 2px;
    color: ${theme.color.success};
  }
`

const Mark = styled.p`
  color: ${theme.color.accent};
  font-size: ${theme.text.sm};
  font-weight: 500;
`

const Price = styled.p`
  font-size: ${theme.text.xl};
  font-weight: 600;
`
