import type { ActionableRow } from '@console/core/workflows'
import { unanswered } from '@console/sample'
import type { RecordConfig } from '../config/RecordConfig'
import { recordScreen } from '../recordScreen'
import { type Endpoints, type Given, usualStates } from '@console/query-boundary/stories'

/**
 * Bodies of the common stories of a record, like `listStories` for a list. `parameters.address` selects the record.
 * @param pattern of the route
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
