import { directionOf, formatsOf, type LanguageId, languages } from '@console/core/i18n'
import type { Currency } from '@console/core/contracts'
import type { ListingPlanDetail } from '@console/domain/listing-plan'
import type { RecordSlotProps } from '@console/record'
import { Card, SegmentedChoice, Select, SkeletonText, Stack, theme } from '@console/ui'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { listingsMessages } from '../messages'
import { PlanCard } from './PlanCard'
import type { PlanMessages } from './planTexts'

/** Tab with the plan as sellers see it, in each language and currency. */
export function PlanPreview({ detail }: RecordSlotProps<ListingPlanDetail>) {
  const { t, i18n } = useTranslation('listings')
  const [language, setLanguage] = useState(i18n.language as LanguageId)
  const [currency, setCurrency] = useState<Currency>(detail.price[0]?.currency ?? 'KES')
  const translate = useMessagesIn(language)
  return (
    <Card heading={t('plans.tab.preview')}>
      <Stack gap={4}>
        <Choices>
          <SegmentedChoice
            label={t('plans.preview.language')}
            options={languages.map(({ id, ownName }) => ({ id, label: ownName }))}
            value={language}
            onChange={setLanguage}
          />
          <Select
            label={t('plans.preview.currency')}
            options={detail.price.map(({ currency: id }) => ({ id, label: id }))}
            value={currency}
            onChange={setCurrency}
          />
        </Choices>
        {translate ? (
          <Stage lang={language} dir={directionOf(language)}>
            <PlanCard
              plan={detail}
              currency={currency}
              t={translate}
              formats={formatsOf(language)}
              language={language}
            />
          </Stage>
        ) : (
          <SkeletonText lines={8} />
        )}
      </Stack>
    </Card>
  )
}

/** Translates messages of the directory in any language; null while loading. */
function useMessagesIn(language: LanguageId): PlanMessages | null {
  const { i18n } = useTranslation('listings')
  const { namespace, load } = listingsMessages
  const isThere = i18n.hasResourceBundle(language, namespace)
  const { isSuccess } = useQuery({
    queryKey: ['words', namespace, language],
    queryFn: isThere
      ? skipToken
      : async () => {
          i18n.addResourceBundle(language, namespace, await load[language]())
          return language
        },
    staleTime: Infinity,
  })
  return isThere || isSuccess
    ? (i18n.getFixedT(language, 'listings') as unknown as PlanMessages)
    : null
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: end;
`

const Stage = styled.div`
  display: grid;
  justify-items: center;
  padding: ${theme.space[5]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceHover};
`
