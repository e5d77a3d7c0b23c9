import { waitFor } from 'storybook/test'
import { textFaults } from './textFaults'

/** What is known of a story that has been drawn and played. */
interface Played {
  canvasElement: HTMLElement
  title: string
  name: string
  userEvent: { click(element: Element): Promise<void> }
}

/**
 * Ends each story's test with a look at its texts: names and figures that lose their order from right to left, amounts that
 * are cut. Of a screen that is filled every tab is looked at. What is not a screen has words of its story, which are English
 * in every language: of these only amounts matter.
 */
export async function checkTexts({ canvasElement, title, name, userEvent }: Played): Promise<void> {
  // A designer who looks at a story is left on the tab that is open.
  if (!('__vitest_browser__' in globalThis)) return
  const isScreen = title.startsWith('features/')
  const faults = new Set<string>()
  const look = () => textFaults(document.body, isScreen).forEach((fault) => faults.add(fault))
  if (isScreen && name === 'Filled') {
    await waitFor(() => isSettled(canvasElement))
    for (const tab of canvasElement.querySelectorAll('[role="tab"]')) {
      await userEvent.click(tab)
      await waitFor(() => isSettled(canvasElement))
      look()
    }
  }
  look()
  if (faults.size > 0)
    throw new Error(`What is read here is not as it is meant:\n${[...faults].join('\n')}`)
}

function isSettled(root: HTMLElement): void {
  const waits = root.querySelector('[aria-busy="true"], [role="tabpanel"]:empty')
  if (waits || root.textContent === '') throw new Error('Something is still on its way.')
}
