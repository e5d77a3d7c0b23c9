import { setScenario, type structureEndpoints, unanswered } from '@console/sample'
import { type Given, usualStates } from '@console/query-boundary/stories'
import type { AnyStructureConfig } from '../config/config'
import { configuredScreen } from '../StructureScreen'

interface Endpoints extends Pick<ReturnType<typeof structureEndpoints>, 'handlers'> {
  read(resolver: typeof unanswered): Endpoints['handlers'][number]
}

/** Bodies of the common stories of a structure, like `listStories` for a list. */
export function structureStories(config: AnyStructureConfig, { read, handlers }: Endpoints) {
  return {
    meta: {
      component: configuredScreen(config),
      beforeEach: ({ msw }: Given) => msw.use(...handlers),
    },
    empty: { beforeEach: () => setScenario('empty') },
    loading: { beforeEach: ({ msw }: Given) => msw.use(read(unanswered)) },
    ...usualStates(`GET ${config.structure.path}`),
  }
}
