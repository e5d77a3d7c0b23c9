import type { UseTranslationResponse } from 'react-i18next'

/** The words of templates. */
export type TemplateWords = UseTranslationResponse<'templates', undefined>['t']
