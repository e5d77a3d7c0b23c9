import type { Text } from '@console/core/contracts'
import { languages } from '@console/core/i18n'
import type { PromoCard, PromoValues } from '@console/domain/promo-card'
import type { Issue } from '@console/form'
import { nodeForm, type FormatContext } from '@console/structure'
import { isUnfinishedDay } from '@console/ui'
import { daysText } from './daysText'
import { PromoFields } from './PromoFields'
import { promoForm } from './promoForm'
import { PromoPreview } from './PromoPreview'

const writtenOf = (text: Text) => ({ tr: '', ar: '', ...text })

const inAll = (text: Text) => <bdi>{languages.flatMap(({ id }) => text[id] || []).join(' · ')}</bdi>

const rules: Readonly<Record<string, string>> = {
  target: 'error.target',
  picture: 'error.picture',
  ends_before: 'error.ends',
}

function messageOfIssue({ code, params, path = [] }: Issue) {
  if (path.join('.') === 'audience') return 'error.audience'
  return code === 'custom' ? rules[String(params?.rule)] : undefined
}

/** Formats a field of a card for resolving a conflict: `cta.label.tr` is the text of the button, in Turkish. */
function shownOf(name: string, { t, formats }: FormatContext) {
  const parts = name.split('.').filter((part) => part !== 'cta')
  const [field = '', written] = parts
  const language = languages.find(({ id }) => id === written)
  const label = t(`field.${field}`)
  return {
    label: language ? `${label} · ${language.ownName}` : label,
    textOf: (value: unknown) => {
      if (Array.isArray(value)) return formats.list(value.map((each) => t(`audience.${each}`)))
      if (typeof value !== 'string' || value === '' || isUnfinishedDay(value)) return '–'
      // A picture has no text.
      if (field === 'image') return label
      return ['startsOn', 'endsOn'].includes(field)
        ? formats.date(new Date(`${value}T12:00`))
        : value
    },
  }
}

/** Editor of a card, with its preview. */
export const promoEditor = nodeForm<PromoCard, PromoValues, PromoValues>({
  form: promoForm,
  blank: {
    title: { en: '' },
    body: { en: '' },
    cta: { label: { en: '' }, url: '' },
    image: '',
    audience: ['b2c'],
    startsOn: '',
    endsOn: '',
    state: 'draft',
    stats: { views: 0, clicks: 0 },
  },
  initial: ({ title, body, cta, image, audience, startsOn, endsOn }) => ({
    title: writtenOf(title),
    body: writtenOf(body),
    cta: { label: writtenOf(cta.label), url: cta.url },
    image,
    audience,
    startsOn,
    endsOn,
  }),
  Fields: PromoFields,
  texts: (card, { t, formats }) => [
    { label: t('field.title'), value: inAll(card.title) },
    { label: t('field.body'), value: inAll(card.body) },
    { label: t('field.label'), value: inAll(card.cta.label) },
    { label: t('field.url'), value: <bdi>{card.cta.url}</bdi> },
    {
      label: t('field.audience'),
      value: formats.list(card.audience.map((each) => t(`audience.${each}`))),
    },
    { label: t('days'), value: daysText(card, t, formats) },
    {
      label: t('stats'),
      value: t('stats.text', {
        views: formats.number(card.stats.views),
        clicks: formats.number(card.stats.clicks),
      }),
    },
  ],
  shownOf,
  Preview: PromoPreview,
  messageOfIssue,
})
