import preview from '#storybook/preview'
import { expectHarmless, hostileHtml } from '@console/ui/mocks'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Label } from '@console/master-detail/collections'
import type { Mail } from '../contract'
import { listMails, mailHandlers, readLabels, readMail } from '../mocks/handlers'
import { sampleLabels, sampleMail } from '../mocks/mails'
import { readAddressees } from '../mocks/people'
import { inbox, mailPath } from '../paths'
import { MailScreen } from './MailScreen'

const meta = preview.meta({
  component: MailScreen,
  parameters: { address: mailPath(inbox, '1') },
  beforeEach({ msw }) {
    msw.use(
      ...mailHandlers,
      readAddressees(() => []),
    )
  },
})

/** Pane of the open mail, once it is drawn. */
async function opened(canvas: ReturnType<typeof within>) {
  return within((await canvas.findByRole('heading', { level: 2 })).closest('article')!)
}

/** Menu button: 0 for folders, 1 for labels. */
async function menuOf(canvas: ReturnType<typeof within>, place: 0 | 1) {
  const pane = await opened(canvas)
  return pane.getAllByRole('button').filter((button) => button.ariaHasPopup !== null)[place]!
}

/** Labelled, and moved to another folder: it leaves the list, the next one opens, and it is found in its new folder. */
export const Sorted = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [, paypal] = sampleLabels
    await userEvent.click(await menuOf(canvas, 1))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: paypal!.title }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    const pane = await opened(canvas)
    await waitFor(() =>
      expect(pane.getByRole('list', { name: /./ })).toHaveTextContent(paypal!.title),
    )

    await userEvent.click(await menuOf(canvas, 0))
    const [sent] = await screen.findAllByRole('menuitem')
    await userEvent.click(sent!)
    const next = () => canvasElement.querySelector('li[data-id="2"]')
    await waitFor(() => expect(next()).toHaveAttribute('data-open', 'true'))
    await expect(canvasElement.querySelector('li[data-id="1"]')).toBeNull()
    await userEvent.click(
      canvasElement.querySelector<HTMLElement>(
        `a[href="${mailPath({ kind: 'folder', handle: 'sent' })}"]`,
      )!,
    )
    await waitFor(() => expect(canvasElement.querySelector('li[data-id="1"]')).not.toBeNull())
  },
})

/**
 * Attachments are downloaded unchanged and forwarded. The mail is in another folder than the list: its shortcuts work
 * anyway.
 */
export const Attached = meta.story({
  parameters: { address: mailPath({ kind: 'folder', handle: 'spam' }, '1') },
  play: async ({ canvas, userEvent }) => {
    const pane = await opened(canvas)
    const link = await pane.findByRole('link', { name: /packing-list/ })
    let saved: HTMLAnchorElement | null = null
    document.addEventListener(
      'click',
      (event) => {
        saved = (event.target as Element).closest('a')
        // The test browser keeps no downloads.
        event.preventDefault()
      },
      { once: true },
    )
    await userEvent.click(link)
    await expect(saved).toHaveAttribute('download', 'packing-list.txt')
    await expect(await (await fetch(saved!.href)).text()).toMatch(/^40 bags of flour/)
    await userEvent.keyboard('f')
    const dialog = within(await screen.findByRole('dialog'))
    const along = await dialog.findByRole('link', { name: /packing-list/ })
    await waitFor(() => expect(along).toBeVisible())
  },
})

const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'

/** Untrusted HTML: nothing in it runs, links show their target, and pictures of other hosts load on request. */
export const Hostile = meta.story({
  beforeEach({ msw }) {
    const message = [
      '<p>The beginning</p>',
      '<p><a href="https://thief.example/sign-in">console.example</a></p>',
      '<p><img src="https://gone.example/a.png" alt="A picture"></p>',
      ...hostileHtml,
    ].join('')
    const mail: Mail = { ...sampleMail(0), message }
    msw.use(
      listMails(() => [mail]),
      readMail(() => mail),
      http.get('https://thief.example/seen.png', () =>
        HttpResponse.text(dot, { headers: { 'Content-Type': 'image/svg+xml' } }),
      ),
      http.get('https://gone.example/a.png', () => new HttpResponse(null, { status: 404 })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const pane = await opened(canvas)
    const body = (await pane.findByText('The beginning')).closest('[dir="auto"]')!
    const drawn = (but: string) => [...body.querySelectorAll(`*:not(${but})`)]
    await expectHarmless(drawn('x'))
    await expect(pane.getByRole('link', { name: /^console\.example/ })).toHaveAttribute(
      'title',
      'thief.example',
    )

    const banner = body.parentElement!.previousElementSibling as HTMLElement
    await userEvent.click(within(banner).getByRole('button'))
    await waitFor(() => expect(body.querySelectorAll('img').length).toBeGreaterThan(0))
    const pictures = [...body.querySelectorAll('img')]
    const known = ['alt', 'loading', 'referrerpolicy', 'src']
    for (const picture of pictures) {
      picture.scrollIntoView()
      await expect(picture.src).toMatch(/^https:\/\/(thief|gone)\.example\//)
      await expect(known).toEqual(expect.arrayContaining(picture.getAttributeNames()))
    }
    const there = pictures.find(({ src }) => src === 'https://thief.example/seen.png')
    await waitFor(() => expect(there!.naturalWidth).toBeGreaterThan(0))
    // The rest is as harmless as before, and failed pictures are reported.
    await expectHarmless(drawn('img'))
    await expect(await pane.findByText(/gone\.example/)).toBeVisible()
  },
})

const long = 'Everything that has to be read by the warehouse before the end of the quarter'

const manyLabels: Label[] = Array.from({ length: 40 }, (_, id) => ({
  id,
  handle: `label-${id}`,
  title: id === 39 ? long : `Label ${id + 1}`,
  color: `hsl(${id * 9} 60% 45%)`,
}))

/** Forty labels, all on one mail, one with a long name: the sidebar and the menu reach the last. */
export const ManyLabels = meta.story({
  globals: { viewport: { value: 'desktop' } },
  beforeEach({ msw }) {
    const mail: Mail = { ...sampleMail(0), labels: manyLabels.map(({ id }) => id).slice(0, 39) }
    msw.use(
      readLabels(() => manyLabels),
      listMails(() => [mail, sampleMail(1)]),
      readMail(() => mail),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const last = await canvas.findByRole('link', { name: long })
    last.scrollIntoView()
    await expect(last).toBeVisible()
    // A long name is truncated, so that the sidebar scrolls only vertically.
    const { scrollWidth, clientWidth } = last.closest('nav')!.parentElement!
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    await userEvent.click(await menuOf(canvas, 1))
    await expect(await screen.findAllByRole('menuitemcheckbox')).toHaveLength(40)
    await userEvent.keyboard('{End}')
    const choice = await screen.findByRole('menuitemcheckbox', { name: long })
    await waitFor(() => expect(choice).toHaveFocus())
    const { top, bottom } = choice.getBoundingClientRect()
    await expect(top >= 0 && bottom <= window.innerHeight).toBe(true)
  },
})
