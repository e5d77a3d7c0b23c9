import { languages } from '@console/core/i18n'
import type { FormatContext } from '@console/structure'
import { isUnfinishedDay } from '@console/ui'

/** Formats a field of a card for resolving a conflict: `cta.label.tr` is the text of the button, in Turkish. */
export function shownOf(name: string, { t, formats }: FormatContext) {
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
