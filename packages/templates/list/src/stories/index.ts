import type { ActionableRow } from '@console/core/workflows'
import { setScenario, unanswered } from '@console/sample'
import type { ListConfig } from '../config/config'
import { listScreen } from '../screen/listScreen'
import { type Endpoints, type Given, usualStates } from '@console/query-boundary/stories'

/**
 * Bodies of the common stories of a list. Their names and tags are written where they are exported, because Storybook reads
 * these statically: `export const Failed = meta.story({ tags: ['drawn-by-template'], ...list.failed })`.
 */
export function listStories<Row extends ActionableRow>(
  config: ListConfig<Row>,
  { handlers, list, sample }: Endpoints,
) {
  return {
    meta: {
      component: listScreen(config),
      // Ten rows show what there is to review; with more, axe takes too long.
      parameters: { address: '/?pageSize=10' },
      beforeEach: ({ msw }: Given) => msw.use(...handlers),
    },
    empty: { beforeEach: () => setScenario('empty') },
    loading: { beforeEach: ({ msw }: Given) => msw.use(list(unanswered)) },
    ...usualStates(`GET ${sample.resource.path}`),
  }
}
