import { type resourceEndpoints, setScenario } from '@console/sample'

/** Endpoints of one type of record, as far as its common stories need them. */
export type Endpoints = Pick<
  ReturnType<typeof resourceEndpoints>,
  'handlers' | 'list' | 'record'
> & {
  sample: { resource: { path: `/${string}` } }
}

type Handlers = Endpoints['handlers']

/** Context of a story, as far as these use it. */
export interface Given {
  msw: { use(...handlers: Handlers): void }
}

interface Shown {
  canvas: {
    findByText(text: RegExp): Promise<unknown>
    findByRole(role: 'alert'): Promise<unknown>
  }
}

/** Stories that lists and records share: no permission, and a failed request. */
export function usualStates(call: `GET /${string}`) {
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
 * Bodies of the common stories of a screen that reads its own data, like `listStories` for a list.
 * @param waiting handlers of its requests that never answer
 */
export function queryBoundaryStories(...waiting: Handlers) {
  return {
    loading: { beforeEach: ({ msw }: Given) => msw.use(...waiting) },
    refused: { beforeEach: () => setScenario('403') },
    failed: { beforeEach: () => setScenario('500') },
  }
}
