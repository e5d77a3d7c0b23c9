import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { expectHarmless, hostileHtml } from '../../mocks/hostileHtml'
import { Stack } from '../../primitives/Stack/Stack'
import { modes } from '../../stories/Modes'
import { hasRemotePictures } from './cleanHtml'
import { ForeignHtml } from './ForeignHtml'

const meta = preview.meta({
  component: ForeignHtml,
  args: {
    html: `<h2>When something comes back</h2><p>Look at the <strong>pictures</strong> first, then decide
      <em>line by line</em>. See <a href="https://support.example/returns">the maker’s pages</a>.</p>
      <ul><li>Damaged</li><li>Wrong item</li></ul><blockquote>The box was open.</blockquote>
      <table><tbody><tr><th>Line</th><td>Flour 2 kg</td></tr></tbody></table>`,
  },
  parameters: {
    about: {
      use: 'HTML that the console did not write: an article, a message, a description from a partner.',
      instead:
        '`Text` for plain text. `RichTextField` and its reader for text written in the console.',
      anatomy: [
        "Headings, paragraphs, lists, quotes and tables in the console's type.",
        'Links that open in a new tab, with their true host as title.',
        'Optional pictures, on request.',
      ],
      do: [
        'Pass the HTML as it came: it is sanitized here.',
        'Ask before pictures of other hosts are loaded.',
      ],
      dont: ['Do not set HTML on any other element.', 'Do not restyle its content.'],
    },
  },
})

export const Article = meta.story()

Article.test('a link opens a new tab, without opener and referrer', async ({ canvas }) => {
  const link = canvas.getByRole('link')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link.getAttribute('rel')).toContain('noopener')
  await expect(link.getAttribute('rel')).toContain('noreferrer')
})

const here = () => new URL('/logout', location.href)

export const IntoTheConsole = meta.story({
  render: () => (
    <Stack>
      {[
        here().href,
        here().href.replace(/^https?:/, 'HTTPS:'),
        `http://user@${here().hostname}.:81/logout`,
        `${location.protocol}/logout`,
        `${location.protocol}logout`,
        here().pathname,
        `//${here().host}/logout`,
      ].map((href) => (
        <ForeignHtml
          key={href}
          html={`<p>Your mailbox is full: <a href="${href}">make room</a></p>`}
        />
      ))}
      <ForeignHtml html={`<a href="https://${here().hostname}.thief.example/">elsewhere</a>`} />
    </Stack>
  ),
})

IntoTheConsole.test(
  'a foreign link cannot lead into the console, where it could sign the user out',
  async ({ canvas }) => {
    await expect(canvas.getAllByText('make room')).toHaveLength(7)
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'elsewhere',
    ])
  },
)

export const Hostile = meta.story({
  render: () => (
    <Stack>
      {hostileHtml.map((html) => (
        <ForeignHtml key={html} html={`<p>before</p>${html}`} />
      ))}
    </Stack>
  ),
})

Hostile.test(
  'nothing in it acts, is fetched, or imitates the console',
  async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('[dir="auto"] *')]
    await expect(drawn.length).toBeGreaterThan(10)
    await expectHarmless(drawn)
  },
)

const dot = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" onload="window.hit=1"><script>window.hit=1</script></svg>')}`

/** Images that load without permission, or run code. */
const hostilePictures = [
  ...hostileHtml,
  '<img src="https://thief.example/seen.png" srcset="https://thief.example/2.png 2x" alt="x">',
  '<img src="//thief.example/seen.png">',
  '<img src="/api/business/me/settings">',
  '<img src="javascript:window.hit=1">',
  '<img src="data:text/html,<script>window.hit=1</script>">',
  '<img src=" https://thief.example/seen.png">',
  `<img src="${dot}" onload="window.hit = 1" style="position:fixed" usemap="#x" crossorigin="use-credentials">`,
  '<picture><source srcset="https://thief.example/seen.png"><img src="https://thief.example/b.png"></picture>',
  '<svg><image href="https://thief.example/seen.png"></image></svg>',
  '<input type="image" src="https://thief.example/seen.png">',
]

/** Embedded images are drawn; those of other hosts are fetched only when the user asks for them. */
export const HostilePictures = meta.story({
  render: () => (
    <Stack>
      {hostilePictures.map((html) => (
        <ForeignHtml key={html} html={`<p>before</p>${html}`} pictures="enclosed" />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')]
    await expect(pictures.map(({ src }) => src)).toEqual([dot])
    await expect(pictures[0]!.getAttributeNames().toSorted()).toEqual([
      'alt',
      'loading',
      'referrerpolicy',
      'src',
    ])
    await expect(window).not.toHaveProperty('hit')
    // Remote images are detected without fetching any.
    const remote = hostilePictures.filter(hasRemotePictures)
    await expect(remote.length).toBeGreaterThan(2)
    await expect(remote.every((html) => html.includes('https://thief.example/'))).toBe(true)
  },
})

Hostile.test('the text before it is shown', async ({ canvas }) => {
  await expect(canvas.getAllByText('before')).toHaveLength(hostileHtml.length)
})

export const Modes = meta.story({
  render: () =>
    modes({
      english:
        '<h2>Returns</h2><p>Decide <a href="https://support.example">line by line</a>.</p><ul><li>Damaged</li></ul>',
      arabic:
        '<h2>المرتجعات</h2><p>قرّر <a href="https://support.example">سطرًا سطرًا</a>.</p><ul><li>تالف</li></ul>',
      render: (html) => <ForeignHtml html={html} />,
    }),
})
