import { waitFor } from 'storybook/test'
import { isInTest } from './isInTest'

/**
 * Waits for enter and exit animations: until then, dialogs and notices are translucent, and axe would check colours that no user
 * sees at rest.
 */
export async function atRest(): Promise<void> {
  if (isInTest) endAnimations()
  await waitFor(() => {
    if (document.querySelector('[data-entering], [data-exiting]'))
      throw new Error('Something is still coming in or leaving.')
  })
}

/** A test does not wait for what appears after a delay. */
function endAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}

/** Waits until a change is drawn: size observers run in the first frame, and their changes are drawn in the second. */
export async function twoFrames(): Promise<void> {
  for (let count = 0; count < 2; count += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}
