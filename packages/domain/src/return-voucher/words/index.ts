import { defineWords } from '@console/core/i18n'

/** The words of returns. */
export const returnVoucherWords = defineWords('return-voucher', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
