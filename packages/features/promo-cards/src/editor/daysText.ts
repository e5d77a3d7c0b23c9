import type { Formats } from '@console/core/i18n'
import type { PromoCard } from '@console/domain/promo-card'

/** Formats the period of a card. */
export function daysText(
  { startsOn, endsOn }: Pick<PromoCard, 'startsOn' | 'endsOn'>,
  t: (key: 'days.fromTo' | 'days.from', values: Record<string, string>) => string,
  formats: Formats,
): string {
  const day = (date: string) => formats.date(new Date(`${date}T12:00:00`))
  return endsOn === ''
    ? t('days.from', { from: day(startsOn) })
    : t('days.fromTo', { from: day(startsOn), to: day(endsOn) })
}
