import { defineWords } from '@console/core/i18n'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { factsWords } from '@console/facts/words'
import { readWords } from '@console/read/words'
import { folderPattern } from './paths'

/** Folders and files of the sample apps (specification 1 and 3): viewed, searched and selected; no call writes them. */
export const fileManager = defineFeature({
  id: 'file-manager',
  uses: [factsWords, readWords],
  routes: [
    {
      ...operatorRoute(folderPattern, 'title', () =>
        import('./FilesScreen/FilesScreen').then((m) => m.FilesScreen),
      ),
      placesFocus: true,
    },
  ],
  finds: { title: 'title', fetch: () => import('./find').then((m) => m.find) },
  words: defineWords('file-manager', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
