import { type Formats, type LanguageId, type MessageKey, useFormats } from '@console/core/i18n'
import { isFree, type PlanTerms } from '@console/domain/listing-plan'
import { useTranslation } from 'react-i18next'

/** Formats the terms of a plan in the user's language. */
export function useTermTexts(): (terms: PlanTerms) => TermText[] {
  const { t, i18n } = useTranslation('listings')
  const formats = useFormats()
  return (terms) =>
    termTexts(terms, t as unknown as PlanMessages, formats, i18n.language as LanguageId)
}

/** Translates messages of the directory in one language. */
export type PlanMessages = (
  key: MessageKey<'listings'>,
  values?: Readonly<Record<string, string | number>>,
) => string

const counted = ['photos', 'phones', 'categories', 'products'] as const

/** Limits of a plan, each as a short text. */
export function limitTexts(
  limits: PlanTerms['limits'],
  t: PlanMessages,
  formats: Formats,
): string[] {
  const limitText = (name: (typeof counted)[number] | 'leads', count: number) =>
    t(`plan.${name}` as MessageKey<'listings'>, { count, number: formats.number(count) })
  return [
    ...counted.map((name) => limitText(name, limits[name])),
    limits.leads === null ? t('plans.anyLeads') : limitText('leads', limits.leads),
  ]
}

/** Formatted term of a plan. */
export interface TermText {
  label: string
  text: string
}

/** Formats all terms of a plan as names and values, in one language. */
function termTexts(
  terms: PlanTerms,
  t: PlanMessages,
  formats: Formats,
  language: LanguageId,
): TermText[] {
  const { price, period, trialDays, limits, perks, featuredDays } = terms
  const days = (count: number) =>
    count === 0 ? '–' : t('plans.days', { count, number: formats.number(count) })
  return [
    {
      label: t('plan.price'),
      text: isFree(price)
        ? t('plans.free')
        : formats.list(price.map((each) => formats.isolate(formats.money(each)))),
    },
    { label: t('plans.period'), text: t(`plans.period.${period}`) },
    { label: t('plans.trial'), text: days(trialDays) },
    { label: t('plans.limits'), text: formats.list(limitTexts(limits, t, formats)) },
    {
      label: t('plans.perks'),
      text:
        perks.length === 0
          ? '–'
          : formats.list(perks.map((perk) => formats.isolate(perk[language] ?? perk.en))),
    },
    { label: t('plans.featured'), text: days(featuredDays) },
  ]
}
