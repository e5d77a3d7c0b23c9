import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { languages } from '../../packages/core/src/i18n/languages.ts'

/** Leaves out react-aria's own messages in languages that the console does not have: it brings 30. */
export const ownLanguages = optimizeLocales.vite({ locales: languages.map(({ id }) => id) })
