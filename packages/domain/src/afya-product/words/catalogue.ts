import type { en } from './en'

declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'afya-product': typeof en
  }
}
