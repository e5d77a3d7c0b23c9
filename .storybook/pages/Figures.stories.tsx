import { expect } from 'storybook/test'
import { figureFaults } from '../decorators/figureFaults'
import preview from '../preview'

const meta = preview.meta({
  title: 'Figures',
  render: () => (
    <p>
      Every story ends with a look at its figures: none is cut, none is out of sight. One in sight:{' '}
      <bdi data-figure>KES 97,560.00</bdi>
    </p>
  ),
})

/** The check that runs on every story. */
export const InSight = meta.story({})

/** Checks a fragment of a page, which is then removed. */
function faultsIn(canvas: HTMLElement, html: string): string[] {
  const piece = document.createElement('div')
  piece.innerHTML = html
  canvas.append(piece)
  const faults = figureFaults(piece)
  piece.remove()
  return faults
}

const figure = '<bdi data-figure style="white-space: nowrap">KES 97,560.00</bdi>'

InSight.test('ignores a figure that is fully visible', async ({ canvasElement }) => {
  await expect(faultsIn(canvasElement, figure)).toEqual([])
  await expect(faultsIn(canvasElement, `<p style="overflow: hidden">${figure}</p>`)).toEqual([])
})

InSight.test('finds a figure that is cut by its container', async ({ canvasElement }) => {
  for (const style of ['overflow: hidden', 'overflow: clip; text-overflow: ellipsis'])
    await expect(
      faultsIn(canvasElement, `<p style="inline-size: 60px; ${style}">${figure}</p>`),
    ).toEqual(['a figure is cut: KES 97,560.00'])
  await expect(
    faultsIn(canvasElement, `<p style="block-size: 6px; overflow: hidden">${figure}</p>`),
  ).toEqual(['a figure is cut: KES 97,560.00'])
})

InSight.test(
  'finds a figure that is out of view until scrolled sideways, or outside of the page',
  async ({ canvasElement }) => {
    await expect(
      faultsIn(canvasElement, `<p style="inline-size: 60px; overflow: auto">${figure}</p>`),
    ).toEqual(['a figure is out of sight: KES 97,560.00'])
    await expect(
      faultsIn(canvasElement, `<p style="position: absolute; left: -20px">${figure}</p>`),
    ).toEqual(['a figure is outside of the page: KES 97,560.00'])
  },
)

InSight.test(
  'ignores a figure further down in a scroll container, but finds one that is cut there',
  async ({ canvasElement }) => {
    const dialog = (content: string) =>
      `<div style="block-size: 60px; overflow: hidden"><div style="block-size: 60px; overflow-y: auto; inline-size: 200px">
        <p style="block-size: 80px"></p>${content}</div></div>`
    await expect(faultsIn(canvasElement, dialog(figure))).toEqual([])
    await expect(
      faultsIn(canvasElement, dialog(`<p style="block-size: 6px; overflow: hidden">${figure}</p>`)),
    ).toEqual(['a figure is cut: KES 97,560.00'])
  },
)

InSight.test(
  'a list whose edge shows that there is more may have figures out of view, but not those of its main columns',
  async ({ canvasElement }) => {
    const table = (priority: number) =>
      `<div data-wide><div style="inline-size: 60px; overflow: auto"><table><tbody><tr>
        <td data-priority="${priority}" data-align="end">${figure}</td></tr></tbody></table></div></div>`
    await expect(faultsIn(canvasElement, table(2))).toEqual([])
    await expect(faultsIn(canvasElement, table(1))).not.toEqual([])
  },
)
