import { type LanguageId, languages } from '@console/core/i18n'

/** First of our languages that a call asks for; English without one. */
export function languageAsked(request: Request): LanguageId {
  const asked = (request.headers.get('Accept-Language') ?? '').split(',')
  for (const tag of asked) {
    const id = languages.find((language) => language.id === tag.trim().slice(0, 2))?.id
    if (id) return id
  }
  return 'en'
}
