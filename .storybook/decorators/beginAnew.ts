import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { contentOf } from '../toolbars'

let last = { id: '', content: '' }

/**
 * Has Storybook begin a story anew where a toolbar changed what it shows while it stood there. Without this it would only be
 * drawn again: over the answers it has, by the session it has, and what it does by itself would not be done.
 */
export function beginAnew(id: string, globals: Record<string, unknown>): void {
  const content = contentOf(globals)
  const isChanged = last.id === id && last.content !== content
  last = { id, content }
  if (isChanged) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id })
}
