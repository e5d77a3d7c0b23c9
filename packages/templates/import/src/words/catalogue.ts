import type { en as unfinished } from '../unfinished/words/en'
import type { en } from './en'

declare module '@console/core/i18n' {
  interface MessageCatalogue {
    import: typeof en
    'unfinished-imports': typeof unfinished
  }
}
