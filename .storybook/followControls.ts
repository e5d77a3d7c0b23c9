import { STORY_PREPARED } from 'storybook/internal/core-events'
import type { StoryPreparedPayload } from 'storybook/internal/types'
import type { API } from 'storybook/manager-api'

/** Ids of Storybook's panels. */
const panels = { controls: 'addon-controls', accessibility: 'storybook/a11y/panel' }

/**
 * Opens the panel when a story with controls follows one without, and closes it when it is the other way round. A reader who opens it beside a
 * story without controls sees the story's accessibility.
 */
export function followControls(api: API): void {
  let had: boolean | undefined
  api.on(STORY_PREPARED, ({ argTypes }: StoryPreparedPayload) => {
    const has = Object.values(argTypes).some(
      ({ control }) => typeof control === 'object' && !control.disable,
    )
    if (has === had) return
    had = has
    api.togglePanel(has)
    api.setSelectedPanel(has ? panels.controls : panels.accessibility)
  })
}
