import { stories } from 'virtual:stories'
import { type Lifecycle, machineOf } from '@console/core/flows'
import type { AnyStateMachine } from 'xstate'

type StoryOfState = string | { part: string; story: string }

const machineModules = import.meta.glob<Record<string, unknown>>(
  '../../../packages/**/src/**/*Machine.ts',
  { eager: true },
)
const lifecycleModules = import.meta.glob<Record<string, unknown>>(
  '../../../packages/domain/src/*/{lifecycle,paymentLifecycle,visibility}.ts',
  { eager: true },
)
const statesModules = import.meta.glob<Record<string, Record<string, StoryOfState>>>(
  '../../../packages/**/src/**/*.states.ts',
  { eager: true },
)

/** A machine of a package. */
export interface BookMachine {
  machine: AnyStateMachine
  /** Its source file, relative to the workspace. */
  file: string
  /** Id of the story that shows a state, by the state's name (`signedOut.restorable`). */
  storyOf(state: string): string | undefined
}

/** Lifecycle that a chart is drawn from. */
export interface ChartedLifecycle {
  /** Its export in `domain`. */
  lifecycle: string
  /** A new record, as far as its phase depends on it. */
  record: object
}

/**
 * Finds the machine of a name (`session`), or makes it from a lifecycle, and finds the stories of its states: the record
 * `sessionStories` of a `.states.ts` file.
 * @throws Error when there is none; `pnpm check stories` keeps names and pages together
 */
export function findMachine(name: string, charted?: ChartedLifecycle): BookMachine {
  const modules = charted ? lifecycleModules : machineModules
  const exported = charted?.lifecycle ?? `${name}Machine`
  for (const [path, module] of Object.entries(modules)) {
    const found = module[exported]
    if (!found) continue
    const machine = charted
      ? machineOf(name, found as Lifecycle<string, string, object, unknown>, charted.record)
      : (found as AnyStateMachine)
    return { machine, file: fromWorkspace(path), storyOf: storiesOf(name) }
  }
  throw new Error(`There is no ${exported}`)
}

function storiesOf(name: string): BookMachine['storyOf'] {
  for (const [path, module] of Object.entries(statesModules)) {
    const record = module[`${name}Stories`]
    if (!record) continue
    const file = fromWorkspace(path).replace('.states.ts', '.stories.tsx')
    return (state) => {
      const shown = record[state]
      if (shown === undefined) return undefined
      return stories.find((entry) =>
        typeof shown === 'string'
          ? entry.file === file && entry.story === shown
          : `${entry.title}/`.startsWith(`${shown.part}/`) && entry.story === shown.story,
      )?.id
    }
  }
  return () => undefined
}

function fromWorkspace(path: string): string {
  return path.replace('../../../', '')
}
