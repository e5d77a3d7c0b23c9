import { defineMessages } from '@console/core/i18n'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { detailsMessages } from '@console/details/messages'
import { queryBoundaryMessages } from '@console/query-boundary/messages'
import { folderPattern } from './paths'

/** Folders and files of the sample apps (specification 1 and 3): viewed, searched and selected; no call writes them. */
export const fileManager = defineFeature({
  id: 'file-manager',
  uses: [detailsMessages, queryBoundaryMessages],
  routes: [
    {
      ...operatorRoute(folderPattern, 'title', () =>
        import('./FilesScreen/FilesScreen').then((m) => m.FilesScreen),
      ),
      placesFocus: true,
    },
  ],
  searchProvider: { title: 'title', fetch: () => import('./searchProvider').then((m) => m.search) },
  messages: defineMessages('file-manager', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
