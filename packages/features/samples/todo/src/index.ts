import { defineMessages } from '@console/core/i18n'
import { queryBoundaryMessages } from '@console/query-boundary/messages'
import { optimisticMutationsMessages } from '@console/optimistic-mutations/messages'
import { masterDetailMessages } from '@console/master-detail/messages'
import { systemAdmin } from '@console/core/permissions'
import { defineFeature } from '@console/core/routes'
import { allTodos, app, paths } from './paths'

/** To-dos of the sample apps (specification 2, demo apps), in folders, labels and filters. */
export const todo = defineFeature({
  id: 'todo',
  uses: [masterDetailMessages, optimisticMutationsMessages, queryBoundaryMessages],
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
  searchProvider: {
    title: 'todo.title',
    fetch: () => import('./searchProvider').then((m) => m.search),
  },
  messages: defineMessages('todo', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
