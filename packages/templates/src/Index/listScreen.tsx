import type { ActionableRow } from '@console/domain/kinds'
import type { Screen } from '@console/core/routes'
import type { IndexConfig } from './config'
import { Index } from './Index'
import { readsPage } from './useListPage'

/** Makes the screen of a list, whose rows are read ahead. */
export function listScreen<Row extends ActionableRow>(config: IndexConfig<Row>): Screen {
  function ListScreen() {
    return <Index config={config} />
  }
  return Object.assign(ListScreen, { readAhead: readsPage(config) })
}
