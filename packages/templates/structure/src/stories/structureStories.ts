import { setScenario, type structureEndpoints, unanswered } from '@console/sample'
import type { AnyStructureConfig } from '../config'
import { configuredScreen } from '../configuredScreen'

interface Endpoints extends Pick<ReturnType<typeof structureEndpoints>, 'handlers'> {
  read(resolver: typeof unanswered): ReturnType<typeof structureEndpoints>['handlers'][number]
}

/** What a story is given, as far as these use it. */
interface Given {
  msw: { use(...handlers: Endpoints['handlers']): void }
  canvas: {
    findByText(text: RegExp): Promise<unknown>
    findByRole(role: 'alert'): Promise<unknown>
    findAllByRole(role: 'group'): Promise<unknown>
  }
}

/** The bodies of the usual stories of a structure, as `listStories` gives those of a list. */
export function structureStories(config: AnyStructureConfig, { read, handlers }: Endpoints) {
  return {
    meta: {
      component: configuredScreen(config),
      beforeEach: ({ msw }: Pick<Given, 'msw'>) => msw.use(...handlers),
    },
    empty: {
      beforeEach: () => setScenario('empty', `GET ${config.structure.path}`),
      play: async ({ canvas }: Pick<Given, 'canvas'>) => {
        await canvas.findAllByRole('group')
      },
    },
    refused: {
      globals: { role: 'customer' },
      play: async ({ canvas }: Pick<Given, 'canvas'>) => {
        await canvas.findByText(/SuperAdmin/)
      },
    },
    loading: { beforeEach: ({ msw }: Pick<Given, 'msw'>) => msw.use(read(unanswered)) },
    failed: {
      beforeEach: () => setScenario('500', `GET ${config.structure.path}`),
      play: async ({ canvas }: Pick<Given, 'canvas'>) => {
        await canvas.findByRole('alert')
      },
    },
    narrow: { globals: { viewport: { value: 'phone' } } },
  }
}
