import { type resourceEndpoints, setScenario } from '@console/sample'

/** The endpoints of a kind of record, as far as its usual stories need them. */
export type Endpoints = Pick<
  ReturnType<typeof resourceEndpoints>,
  'handlers' | 'list' | 'record'
> & {
  sample: { resource: { path: `/${string}` } }
}

export type Handlers = Endpoints['handlers']

/** What a story is given, as far as these use it. */
export interface Given {
  msw: { use(...handlers: Handlers): void }
}

interface Shown {
  canvas: {
    findByText(text: RegExp): Promise<unknown>
    findByRole(role: 'alert'): Promise<unknown>
  }
}

/** What the stories of lists and records share: whoever may not see it is told so, and what failed is told. */
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
