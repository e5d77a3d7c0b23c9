import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { contentOf } from '../toolbars'

let last = { id: '', content: '' }

/**
 * Restarts a story in Storybook where a toolbar changed its content while it was shown. Otherwise it would only be rendered
 * again: with its cached responses and its session, and without its play function.
 */
export function beginAnew(id: string, globals: Record<string, unknown>): void {
  const content = contentOf(globals)
  const isChanged = last.id === id && last.content !== content
  last = { id, content }
  if (isChanged) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id })
}
