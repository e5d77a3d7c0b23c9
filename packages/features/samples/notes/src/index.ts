import { defineMessages } from '@console/core/i18n'
import { queryBoundaryMessages } from '@console/query-boundary/messages'
import { optimisticMutationsMessages } from '@console/optimistic-mutations/messages'
import { masterDetailMessages } from '@console/master-detail/messages'
import { systemAdmin } from '@console/core/permissions'
import { defineFeature } from '@console/core/routes'
import { paths } from './paths'
import { backgroundTask } from './reminders/backgroundTask'

/** Notes of the sample apps (specification 2, demo apps): pictures, checklists, labels, reminders. */
export const notes = defineFeature({
  id: 'notes',
  uses: [masterDetailMessages, optimisticMutationsMessages, queryBoundaryMessages],
  routes: [
    {
      pattern: paths.notes,
      auth: systemAdmin,
      hasFrame: true,
      title: 'notes.title',
      screen: () => import('./NotesScreen/NotesScreen').then((m) => m.NotesScreen),
    },
  ],
  backgroundTask,
  searchProvider: {
    title: 'notes.title',
    fetch: () => import('./searchProvider').then((m) => m.search),
  },
  messages: defineMessages('notes', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
