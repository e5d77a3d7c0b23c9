import { SET_CURRENT_STORY, STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { frameAddress } from '../../../docs/frameAddress'
import { stillCopy } from './stillCopy'

/** Window in which stories are drawn, in px. */
export const studioSize = { width: 1440, height: 900 }

/** Time after which a story is given up, in ms. */
const maxDuration = 20_000

/**
 * Draws stories one after the other in one hidden preview, and takes a still copy of each. A preview per story would load and run the
 * whole book once per story.
 */
export interface Studio {
  /** Source of a story's copy; undefined if the story could not be drawn, or `signal` has aborted before its turn. */
  copy(id: string, signal: AbortSignal): Promise<string | undefined>
  /** Removes the preview. Callers abort the copies that they still wait for. */
  close(): void
}

/** @param toolbars values of the toolbars; the layout is ignored, so that screens are shown alone */
export function openStudio(toolbars: Record<string, unknown>): Studio {
  const look = { ...toolbars, layout: 'none' }
  const frame = document.createElement('iframe')
  frame.inert = true
  frame.ariaHidden = 'true'
  // In the window, since screens draw some parts only where they are visible.
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    inlineSize: `${studioSize.width}px`,
    blockSize: `${studioSize.height}px`,
    border: '0',
    opacity: '0',
    zIndex: '-1',
  })

  let shown: string | undefined

  /** Draws a story, and resolves with false if that takes too long. */
  async function draw(id: string): Promise<boolean> {
    if (id === shown) return true
    shown = id
    const isDrawn = untilFinished(id)
    const preview = channelIn(frame)
    if (preview) {
      // Emitted, the event would reach the preview around the frame, too.
      for (const select of preview.listeners(SET_CURRENT_STORY) ?? [])
        select({ storyId: id, viewMode: 'story' })
    } else {
      frame.src = frameAddress(id, look)
      document.body.append(frame)
    }
    return isDrawn
  }

  let last: Promise<unknown> = Promise.resolve()
  return {
    copy(id, signal) {
      const copy = last.then(async () => {
        if (signal.aborted || !(await draw(id)) || !frame.contentDocument) return undefined
        return stillCopy(frame.contentDocument)
      })
      last = copy
      return copy
    },
    close() {
      frame.remove()
      shown = undefined
    },
  }
}

/** Resolves when a story has been drawn and played, with false if that takes too long. */
function untilFinished(id: string): Promise<boolean> {
  // The preview in the frame reports to its parent, which is this one.
  const channel = addons.getChannel()
  return new Promise((resolve) => {
    const end = (isDrawn: boolean) => {
      clearTimeout(timer)
      channel.off(STORY_FINISHED, onFinished)
      resolve(isDrawn)
    }
    const onFinished = ({ storyId }: { storyId: string }) => {
      if (storyId === id) end(true)
    }
    const timer = setTimeout(end, maxDuration, false)
    channel.on(STORY_FINISHED, onFinished)
  })
}

type Channel = ReturnType<typeof addons.getChannel>

/** Channel of the preview in a frame; undefined until it has started. */
function channelIn(frame: HTMLIFrameElement): Channel | undefined {
  const preview = frame.contentWindow as { __STORYBOOK_ADDONS_CHANNEL__?: Channel } | null
  return preview?.__STORYBOOK_ADDONS_CHANNEL__
}
