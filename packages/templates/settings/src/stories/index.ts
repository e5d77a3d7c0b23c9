import { type sectionEndpoints, setScenario, unanswered } from '@console/sample'
import type { AnySettings } from '../config/config'
import { configuredScreen } from '../SettingsScreen'

type Endpoints = Pick<ReturnType<typeof sectionEndpoints>, 'read' | 'handlers'>

/** Context of a story, as far as these use it. */
interface Given {
  msw: { use(...handlers: Endpoints['handlers']): void }
  canvas: {
    findByText(text: RegExp): Promise<unknown>
    findByRole(role: 'alert'): Promise<unknown>
  }
}

/** Bodies of the common stories of a document of settings, like `listStories` for a list. */
export function settingsStories(config: AnySettings, { read, handlers }: Endpoints) {
  return {
    meta: {
      component: configuredScreen(config),
      beforeEach: ({ msw }: Pick<Given, 'msw'>) => msw.use(...handlers),
    },
    loading: { beforeEach: ({ msw }: Pick<Given, 'msw'>) => msw.use(read(unanswered)) },
    refused: {
      globals: { role: 'customer' },
      play: async ({ canvas }: Pick<Given, 'canvas'>) => {
        await canvas.findByText(/SuperAdmin/)
      },
    },
    failed: {
      beforeEach: () => setScenario('500', `GET ${config.document.path}`),
      play: async ({ canvas }: Pick<Given, 'canvas'>) => {
        await canvas.findByRole('alert')
      },
    },
    narrow: { globals: { viewport: { value: 'phone' } } },
  }
}
