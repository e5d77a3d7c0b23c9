import 'i18next'
import type { MessageCatalogue } from './messages'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: MessageCatalogue
    keySeparator: false
    returnNull: false
  }
}
