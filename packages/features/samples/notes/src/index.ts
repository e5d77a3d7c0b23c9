import { defineWords } from '@console/core/i18n'
import { readWords } from '@console/read/words'
import { pressWritesWords } from '@console/press-writes/words'
import { masterDetailWords } from '@console/master-detail/words'
import { systemAdmin } from '@console/core/permissions'
import { defineFeature } from '@console/core/routes'
import { paths } from './paths'
import { backgroundTask } from './reminders/backgroundTask'

/** Notes of the sample apps (specification 2, demo apps): pictures, checklists, labels, reminders. */
export const notes = defineFeature({
  id: 'notes',
  uses: [masterDetailWords, pressWritesWords, readWords],
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
  finds: { title: 'notes.title', fetch: () => import('./find').then((m) => m.find) },
  words: defineWords('notes', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
