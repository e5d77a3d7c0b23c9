import { defineWords } from '@console/core/i18n'
import { readWords } from '@console/read/words'
import { pressWritesWords } from '@console/press-writes/words'
import { masterDetailWords } from '@console/master-detail/words'
import { systemAdmin } from '@console/core/permissions'
import { defineFeature } from '@console/core/routes'
import { allTodos, app, paths } from './paths'

/** To-dos of the sample apps (specification 2, demo apps), in folders, labels and filters. */
export const todo = defineFeature({
  id: 'todo',
  uses: [masterDetailWords, pressWritesWords, readWords],
  redirects: { [app]: allTodos },
  routes: [
    {
      pattern: paths.folder,
      aliases: [paths.label, paths.filter],
      auth: systemAdmin,
      hasFrame: true,
      placesFocus: true,
      title: 'todo.title',
      screen: () => import('./TodoScreen/TodoScreen').then((m) => m.TodoScreen),
    },
  ],
  finds: { title: 'todo.title', fetch: () => import('./find').then((m) => m.find) },
  words: defineWords('todo', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
