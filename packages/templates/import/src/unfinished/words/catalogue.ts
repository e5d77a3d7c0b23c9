import type { en } from './en'

declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'unfinished-imports': typeof en
  }
}
