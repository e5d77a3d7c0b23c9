import type { ActionableRow } from '@console/domain/kinds'
import { type resourceEndpoints, setScenario, unanswered } from '@console/sample'
import type { IndexConfig } from '../Index/config'
import { listScreen } from '../Index/listScreen'
import type { RecordConfig } from '../Record/RecordConfig'
import { recordScreen } from '../Record/recordScreen'

/** The endpoints of a kind of record, as far as its usual stories need them. */
type Endpoints = Pick<ReturnType<typeof resourceEndpoints>, 'handlers' | 'list' | 'record'> & {
  sample: { resource: { path: `/${string}` } }
}

type Handlers = Endpoints['handlers']

/** What a story is given, as far as these use it. */
interface Given {
  msw: { use(...handlers: Handlers): void }
}

interface Shown {
  canvas: {
    findByText(text: RegExp): Promise<unknown>
    findByRole(role: 'alert'): Promise<unknown>
  }
}

/** What the stories of lists and records share: whoever may not see it is told so, and what failed is told. */
function usualStates(call: `GET /${string}`) {
  return {
    refused: {
      globals: { role: 'customer' },
      play: async ({ canvas }: Shown) => {
        await canvas.findByText(/SuperAdmin/)
      },
    },
    failed: {
      beforeEach: () => setScenario('500', call),
      play: async ({ canvas }: Shown) => {
        await canvas.findByRole('alert')
      },
    },
    narrow: { globals: { viewport: { value: 'phone' } } },
  }
}

/**
 * The bodies of the usual stories of a screen that reads by itself, as `listStories` gives those of a list.
 * @param waiting handlers of what it reads that never answer
 */
export function readStories(...waiting: Handlers) {
  return {
    loading: { beforeEach: ({ msw }: Given) => msw.use(...waiting) },
    refused: { beforeEach: () => setScenario('403') },
    failed: { beforeEach: () => setScenario('500') },
  }
}

/**
 * The bodies of the usual stories of a list. Their names and tags are written where they are exported, for Storybook reads these
 * without running anything: `export const Failed = meta.story({ tags: ['drawn-by-template'], ...list.failed })`.
 */
export function listStories<Row extends ActionableRow>(
  config: IndexConfig<Row>,
  { handlers, list, sample }: Endpoints,
) {
  return {
    meta: {
      component: listScreen(config),
      // Ten rows show what there is to review; more take axe their time.
      parameters: { address: '/?pageSize=10' },
      beforeEach: ({ msw }: Given) => msw.use(...handlers),
    },
    empty: { beforeEach: () => setScenario('empty') },
    loading: { beforeEach: ({ msw }: Given) => msw.use(list(unanswered)) },
    ...usualStates(`GET ${sample.resource.path}`),
  }
}

/**
 * The bodies of the usual stories of a record, as `listStories` gives those of a list. `parameters.address` says which record.
 * @param pattern the route's
 */
export function recordStories<Row extends ActionableRow, Detail extends Row>(
  config: RecordConfig<Row, Detail>,
  pattern: string,
  { handlers, record, sample }: Pick<Endpoints, 'handlers' | 'record' | 'sample'>,
) {
  return {
    meta: {
      component: recordScreen(config, pattern),
      beforeEach: ({ msw }: Given) => msw.use(...handlers),
    },
    loading: { beforeEach: ({ msw }: Given) => msw.use(record(unanswered)) },
    ...usualStates(`GET ${sample.resource.path}/:token`),
  }
}
