import { defineWords } from '@console/core/i18n'
import { factsWords } from '@console/facts/words'
import { formWords } from '@console/form/words'
import { kindsWords } from '@console/kinds/words'
import { listWords } from '@console/list/words'
import { readWords } from '@console/read/words'
import { recordWords } from '@console/record/words'
import { approvalWords } from '@console/domain/approval/words'

/** The words of what several features draw of the marketplace. */
export const marketplaceWords = defineWords(
  'marketplace',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [factsWords, formWords, kindsWords, listWords, readWords, recordWords, approvalWords],
)
