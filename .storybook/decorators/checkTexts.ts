import { waitFor } from 'storybook/test'
import { twoFrames } from './atRest'
import { isInTest } from './isInTest'
import { figureFaults } from './figureFaults'
import { textFaults } from './textFaults'

/** A story that has been rendered and played. */
export interface PlayedStory {
  canvasElement: HTMLElement
  title: string
  name: string
  tags: readonly string[]
  userEvent: { click(element: Element): Promise<void> }
}

/** Width of a phone, in pixels. */
const narrow = '390px'

/**
 * Checks the texts at the end of each story's test: names and figures that lose their order in right-to-left text, figures that are
 * cut. Of a filled screen every tab is checked, and the whole once more at a phone's width. Stories that aren't screens have texts
 * of their own, which are English in every language: of these only figures matter.
 */
export async function checkTexts({
  canvasElement,
  title,
  name,
  userEvent,
}: PlayedStory): Promise<void> {
  // A designer who looks at a story stays on the open tab.
  if (!isInTest) return
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

/** Checks the current content at another width, by resizing the frame of the tests' page for that time. */
async function inWidth(width: string, canvas: HTMLElement, look: () => void): Promise<void> {
  const frame = window.frameElement as HTMLElement | null
  if (!frame) return
  const before = frame.style.width
  const settle = async () => {
    await twoFrames()
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
  // A dialog is rendered beside its story.
  const drawn = root.textContent || document.querySelector('[role="dialog"]')?.textContent
  if (waits || !drawn) throw new Error('Something is still on its way.')
}
