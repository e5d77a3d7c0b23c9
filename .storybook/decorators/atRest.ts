import { waitFor } from 'storybook/test'

/**
 * Waits until what comes in or leaves has done so: before that, dialogs and notices are half transparent, and what axe would say of
 * their colours is true of nothing that anybody reads.
 */
export async function atRest(): Promise<void> {
  await waitFor(() => {
    if (document.querySelector('[data-entering], [data-exiting]'))
      throw new Error('Something is still coming in or leaving.')
  })
}
