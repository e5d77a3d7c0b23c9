import { waitFor } from 'storybook/test'
import { figureFaults } from './figureFaults'
import { textFaults } from './textFaults'

/** What is known of a story that has been drawn and played. */
interface Played {
  canvasElement: HTMLElement
  title: string
  name: string
  userEvent: { click(element: Element): Promise<void> }
}

/** In pixels: a phone's. */
const narrow = '390px'

/**
 * Ends each story's test with a look at its texts: names and figures that lose their order from right to left, figures that are
 * cut. Of a screen that is filled every tab is looked at, and the whole once more in the width of a phone. What is not a screen has
 * words of its story, which are English in every language: of these only figures matter.
 */
export async function checkTexts({ canvasElement, title, name, userEvent }: Played): Promise<void> {
  // A designer who looks at a story is left on the tab that is open.
  if (!('__vitest_browser__' in globalThis)) return
  const isScreen = title.startsWith('features/')
  const faults = new Set<string>()
  const look = () => {
    for (const fault of textFaults(document.body, isScreen)) faults.add(fault)
    for (const fault of figureFaults(document.body)) faults.add(fault)
  }
  if (isScreen && name === 'Filled') {
    await waitFor(() => isSettled(canvasElement))
    for (const tab of canvasElement.querySelectorAll('[role="tab"]')) {
      await userEvent.click(tab)
      await waitFor(() => isSettled(canvasElement))
      look()
    }
  }
  look()
  if (isScreen && name === 'Filled') await inWidth(narrow, canvasElement, look)
  if (faults.size > 0)
    throw new Error(`What is read here is not as it is meant:\n${[...faults].join('\n')}`)
}

/** Looks at what stands there in another width: the frame that the tests' page stands in has it for as long. */
async function inWidth(width: string, canvas: HTMLElement, look: () => void): Promise<void> {
  const frame = window.frameElement as HTMLElement | null
  if (!frame) return
  const before = frame.style.width
  const settle = async () => {
    // Sizes are heard of in the first frame; what they change is drawn in the second.
    for (let count = 0; count < 2; count += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    await waitFor(() => isSettled(canvas))
  }
  frame.style.width = width
  try {
    await settle()
    look()
  } finally {
    frame.style.width = before
    await settle()
  }
}

function isSettled(root: HTMLElement): void {
  const waits = root.querySelector('[aria-busy="true"], [role="tabpanel"]:empty')
  // A dialog stands beside its story.
  const drawn = root.textContent || document.querySelector('[role="dialog"]')?.textContent
  if (waits || !drawn) throw new Error('Something is still on its way.')
}
