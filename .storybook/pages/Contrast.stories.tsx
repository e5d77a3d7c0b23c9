import axe from 'axe-core'
import { expect } from 'storybook/test'
import { configureAxe, onlyViolations } from '../decorators/axeInTest'
import preview from '../preview'

const meta = preview.meta({
  title: 'Contrast',
  tags: ['for-developers'],
  render: () => (
    <p>
      Every story ends with axe. It checks each combination of type, colour and backdrop once per
      file.
    </p>
  ),
})

/** The check that runs on every story. */
export const Readable = meta.story({})

/** Texts of a fragment's elements with a violation. The fragment is then removed. */
async function faultsIn(
  { canvasElement, title }: { canvasElement: HTMLElement; title: string },
  html: string,
): Promise<string[]> {
  await configureAxe({ title, parameters: { a11y: {} }, tags: [] })
  const piece = document.createElement('div')
  piece.innerHTML = html
  canvasElement.append(piece)
  const { violations } = await axe.run(piece, {
    ...onlyViolations,
    runOnly: ['color-contrast', 'avoid-inline-spacing'],
  })
  const faults = violations.flatMap(({ nodes }) =>
    nodes.map(({ target }) => document.querySelector(String(target))?.textContent ?? ''),
  )
  piece.remove()
  return faults
}

const grey = 'color: rgb(110, 110, 110)'
const onWhite = 'background: rgb(255, 255, 255)'
const onGrey = 'background: rgb(200, 200, 200)'

Readable.test('finds a colour that its backdrop makes unreadable', async (story) => {
  await expect(faultsIn(story, `<p style="${grey}; ${onWhite}">on white</p>`)).resolves.toEqual([])
  await expect(
    faultsIn(
      story,
      `<p style="${grey}; ${onWhite}">on white</p><div style="${onGrey}"><p style="${grey}">on grey</p></div>`,
    ),
  ).resolves.toEqual(['on grey'])
})

Readable.test('finds every element of the same colours', async (story) => {
  const cells = ['first', 'second'].map((text) => `<p style="${grey}; ${onGrey}">${text}</p>`)
  await expect(faultsIn(story, cells.join(''))).resolves.toEqual(['first', 'second'])
})

Readable.test('finds it after a disabled control of the same colours', async (story) => {
  const button = (text: string, state: string) =>
    `<button type="button" ${state} style="${grey}; ${onGrey}">${text}</button>`
  await expect(faultsIn(story, button('off', 'disabled') + button('on', ''))).resolves.toEqual([
    'on',
  ])
})

Readable.test('finds small text in the colours of large text', async (story) => {
  const text = (size: string) =>
    `<p style="color: rgb(140, 140, 140); ${onWhite}; font-size: ${size}">${size}</p>`
  await expect(faultsIn(story, text('32px') + text('14px'))).resolves.toEqual(['14px'])
})

Readable.test('finds inline spacing that no style sheet can change', async (story) => {
  await expect(
    faultsIn(story, '<p style="letter-spacing: 0.01em !important">narrow</p>'),
  ).resolves.toEqual(['narrow'])
})

Readable.test(
  'finds violations in the body, and none outside it',
  async ({ canvasElement, title }) => {
    await configureAxe({ title, parameters: { a11y: {} }, tags: [] })
    const image = document.createElement('img')
    const ofPage = document.createElement('meta')
    ofPage.name = 'viewport'
    ofPage.content = 'user-scalable=no'
    const run = async () => {
      const { violations } = await axe.run(
        { include: [document.body] },
        { ...onlyViolations, runOnly: ['image-alt', 'meta-viewport'] },
      )
      return violations.map(({ id }) => id)
    }
    canvasElement.append(image)
    document.head.append(ofPage)
    const found = await run()
    image.remove()
    const foundAfterwards = await run()
    ofPage.remove()
    await expect(found).toEqual(['image-alt'])
    await expect(foundAfterwards).toEqual([])
  },
)
