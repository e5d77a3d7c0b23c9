import { type resourceEndpoints, setScenario, unanswered } from '@console/sample'

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
 * The bodies of the usual stories of a list. Their names and tags are written where they are exported, for Storybook reads these
 * without running anything: `export const Failed = meta.story({ tags: ['drawn-by-template'], ...list.failed })`.
 */
export function listStories({ handlers, list, sample }: Endpoints) {
  return {
    meta: {
      // Ten rows show what there is to review; more take axe their time.
      parameters: { address: '/?pageSize=10' },
      beforeEach: ({ msw }: Given) => msw.use(...handlers),
    },
    empty: { beforeEach: () => setScenario('empty') },
    loading: { beforeEach: ({ msw }: Given) => msw.use(list(unanswered)) },
    ...usualStates(`GET ${sample.resource.path}`),
  }
}

/** The bodies of the usual stories of a record, as `listStories` gives those of a list. */
export function recordStories({ record, sample }: Pick<Endpoints, 'record' | 'sample'>) {
  return {
    loading: { beforeEach: ({ msw }: Given) => msw.use(record(unanswered)) },
    ...usualStates(`GET ${sample.resource.path}/:token`),
  }
}
