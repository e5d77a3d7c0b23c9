import preview from '#storybook/preview'
import { unanswered } from '@console/sample'
import { queryBoundaryStories } from '@console/query-boundary/stories'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Album, Timeline } from '../contract'
import { sampleAbout } from '../mocks/about'
import { sampleAlbums } from '../mocks/albums'
import { readAbout, readAlbums, readTimeline } from '../mocks/handlers'
import { sampleTimeline } from '../mocks/timeline'
import { mediaPath, paths, tabPath } from '../paths'
import { ProfileScreen } from './ProfileScreen'

const read = queryBoundaryStories(readTimeline(unanswered), readAbout(unanswered))

const meta = preview.type<{ args: { timeline: Timeline; albums: Album[] } }>().meta({
  component: ProfileScreen,
  args: { timeline: sampleTimeline, albums: sampleAlbums },
  parameters: { address: paths.profile },
  beforeEach({ args, msw }) {
    msw.use(
      readTimeline(() => args.timeline),
      readAlbums(() => args.albums),
      readAbout(() => sampleAbout),
    )
  },
})

/** Posts with comments, and activities beside them. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4)
    // Until the owner is loaded, the title names the page.
    await canvas.findByRole('heading', { level: 1, name: sampleAbout.general.name })
    await expect(canvas.getAllByRole('tab')[0]).toHaveAttribute('aria-selected', 'true')
  },
})

export const About = meta.story({
  parameters: { address: tabPath('about') },
  play: async ({ canvas }) => {
    const [first] = sampleAbout.contact.emails
    await expect(await canvas.findByRole('link', { name: first })).toHaveAttribute(
      'href',
      `mailto:${first}`,
    )
    await expect(canvas.getByText(sampleAbout.groups[2]!.name)).toBeVisible()
  },
})

export const PhotosAndVideos = meta.story({
  parameters: { address: tabPath('photos-videos') },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(3)
    await expect(canvas.getAllByRole('link')).toHaveLength(19)
  },
})

/** A video is paused until it is played; arrow keys move to the next. */
export const Lightbox = meta.story({
  parameters: { address: mediaPath('4') },
  play: async ({ userEvent, globals }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const picture = await dialog.findByRole('img')
    const play = dialog.getAllByRole('button').at(-1)!
    await expect(picture).not.toHaveAttribute('data-playing')
    await userEvent.click(play)
    await expect(picture).toHaveAttribute('data-playing')
    await expect(picture).toHaveAttribute('src', sampleAlbums[0]!.media[3]!.url)

    const shows = (url: string) =>
      waitFor(() => expect(dialog.getByRole('img')).toHaveAttribute('src', url))
    await userEvent.keyboard(globals.language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
    await shows(sampleAlbums[0]!.media[4]!.preview)
    await userEvent.keyboard('{End}')
    await shows(sampleAlbums[2]!.media[8]!.preview)
  },
})

Lightbox.test('Escape leads back to the tiles', async ({ canvas, userEvent }) => {
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(await canvas.findAllByRole('link')).toHaveLength(19)
})

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Empty = meta.story({
  args: { timeline: { activities: [], posts: [] }, albums: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'empty')
    await userEvent.click(canvas.getAllByRole('tab')[2]!)
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent(/./))
    await expect(await canvas.findByRole('group')).toHaveAttribute('data-kind', 'empty')
  },
})

export const Loading = meta.story({ tags: ['drawn-by-template'], ...read.loading })

export const Refused = meta.story({ tags: ['drawn-by-template'], ...read.refused })

export const Failed = meta.story({ tags: ['drawn-by-template'], ...read.failed })
