import type { ActionableRow } from '@console/domain/kinds'
import type { Screen } from '@console/core/routes'
import type { ComponentType } from 'react'
import type { IndexConfig } from './config'
import { Index } from './Index'
import { readsPage } from './useListPage'

/** What a list has beside its configuration. */
interface Additions {
  /** The one primary action beside the title. */
  Primary?: ComponentType
  /** Between the title and the views. */
  Intro?: ComponentType
}

/** Makes the screen of a list, whose rows are read ahead. */
export function listScreen<Row extends ActionableRow>(
  config: IndexConfig<Row>,
  { Primary, Intro }: Additions = {},
): Screen {
  function ListScreen() {
    return (
      <Index
        config={config}
        primary={Primary ? <Primary /> : null}
        intro={Intro ? <Intro /> : null}
      />
    )
  }
  return Object.assign(ListScreen, { readAhead: readsPage(config) })
}
