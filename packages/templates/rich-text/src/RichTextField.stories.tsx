import preview from '#storybook/preview'
import { blocks, type RichText } from '@console/core/rich-text'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { RichTextField, type RichTextFieldProps } from './RichTextField'

const text = blocks(
  '## Sending something back',
  'You have **14 days** after delivery.',
  '- damaged',
  '- expired',
  '1. open the order',
  '1. choose what goes back',
)

const meta = preview.meta({
  component: RichTextField,
  args: {
    label: 'Text in English',
    language: 'en' as const,
    value: text,
    onChange: fn<(value: RichText) => void>(),
    onBlur: fn(),
  },
  render: (args: RichTextFieldProps) => {
    const [value, setValue] = useState(args.value)
    return (
      <RichTextField
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next)
          setValue(next)
        }}
      />
    )
  },
  parameters: {
    about: {
      use: 'Text with headings, lists, emphasis and links: descriptions, articles, terms.',
      instead: '`TextArea` for plain text. `ForeignHtml` to show HTML from outside.',
      anatomy: [
        'Label.',
        'Toolbar with formats.',
        'Text in the direction of its language.',
        'Optional help and error.',
      ],
      do: ['Use one field for each language of the text.'],
      dont: ["Do not offer colours or sizes: the reader's page has its own."],
    },
  },
})

const written = () => screen.findByRole('textbox', {}, { timeout: 5000 })

/** Puts HTML on the clipboard and pastes it, as a browser does. */
function paste(into: HTMLElement, html: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  into.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

export const Filled = meta.story({
  play: async () => {
    await written()
  },
})

Filled.test(
  'the toolbar is one tab stop, and arrows move within it',
  async ({ canvas, userEvent }) => {
    await written()
    await userEvent.tab()
    const buttons = within(canvas.getByRole('toolbar')).getAllByRole('button')
    await expect(buttons[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(buttons[1]).toHaveFocus()
  },
)

/** The selection becomes a link, to allowed targets only. */
export const Linking = meta.story({
  globals: { playedIn: 'en' },
  args: { value: blocks('terms') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await written())
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    const dialog = within(await screen.findByRole('dialog'))
    const address = dialog.getByRole('textbox', { name: 'Address' })
    await userEvent.clear(address)
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    await dialog.findByText(/must start with https/)
    await userEvent.clear(address)
    await userEvent.type(address, '/pages/terms{Enter}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        { type: 'paragraph', spans: [{ text: 'terms', href: '/pages/terms' }] },
      ]),
    )
  },
})

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<p class=MsoTitle>Returns</p><p class=MsoNormal style='color:red'>Within <b>14 days</b>.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>damaged</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>expired</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>open</p>
<p class=MsoNormal onclick="window.hit=1"><img src=x onerror="window.hit=1">See <a href="javascript:window.hit=1">this</a> and <a href="https://market.example/a">that</a></p></body></html>`

/** Supported content of a Word paste stays: lists are lists, styles and active content are removed. */
export const Pasted = meta.story({
  args: { value: [] },
  play: async ({ args }) => {
    paste(await written(), fromWord)
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { type: 'heading', level: 2, spans: [{ text: 'Returns' }] },
      {
        type: 'paragraph',
        spans: [{ text: 'Within ' }, { text: '14 days', isBold: true }, { text: '.' }],
      },
      { type: 'list', isOrdered: false, items: [[{ text: 'damaged' }], [{ text: 'expired' }]] },
      { type: 'list', isOrdered: true, items: [[{ text: 'open' }]] },
      {
        type: 'paragraph',
        spans: [{ text: 'See this and ' }, { text: 'that', href: 'https://market.example/a' }],
      },
    ])
    await expect(window).not.toHaveProperty('hit')
  },
})

const reviewed = `<html><body><!--StartFragment-->
<h1>Terms</h1><h2>Prices</h2><h3>In shops</h3>
<p class=MsoNormal>Price <del cite="x">10</del><ins cite="x">12</ins> KES, <span style='mso-hide:all;display:none'>hidden</span></p>
<p class=MsoNormal>Kept<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[JD1]</a></span> text</p>
<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>a comment for colleagues only</p></div></div>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>١.<span>&nbsp;</span></span>أول</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>a)<span>&nbsp;</span></span>inside</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>(2)<span>&nbsp;</span></span>Two</p>
<p class=MsoNormal>Between</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>viii.<span>&nbsp;</span></span>Eight</p>
<table><tr><td><p>Town</p></td><td><p><b>Days</b></p></td></tr><tr><td>Kisumu</td><td>2</td></tr></table>
<!--EndFragment--></body></html>`

/** The author's text of a reviewed document stays, without deletions, hidden text and comments; lists keep their numbers and levels. */
export const PastedReview = meta.story({
  args: { value: [] },
  play: async ({ args }) => {
    paste(await written(), reviewed)
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { type: 'heading', level: 2, spans: [{ text: 'Terms' }] },
      { type: 'heading', level: 3, spans: [{ text: 'Prices' }] },
      { type: 'heading', level: 3, spans: [{ text: 'In shops' }] },
      { type: 'paragraph', spans: [{ text: 'Price 12 KES,' }] },
      { type: 'paragraph', spans: [{ text: 'Kept text' }] },
      { type: 'list', isOrdered: true, items: [[{ text: 'أول' }]] },
      { type: 'list', isOrdered: true, level: 2, items: [[{ text: 'inside' }]] },
      { type: 'list', isOrdered: true, start: 2, items: [[{ text: 'Two' }]] },
      { type: 'paragraph', spans: [{ text: 'Between' }] },
      { type: 'list', isOrdered: true, start: 8, items: [[{ text: 'Eight' }]] },
      { type: 'paragraph', spans: [{ text: 'Town | ' }, { text: 'Days', isBold: true }] },
      { type: 'paragraph', spans: [{ text: 'Kisumu | 2' }] },
    ])
  },
})

const fromGoogle = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<ol start="3"><li dir="ltr" aria-level="1"><p dir="ltr"><span style="font-weight:700">third</span></p></li><ul><li aria-level="2"><p>below</p></li></ul><li aria-level="1"><p>fourth</p></li></ol></b>`

/** Nested lists of Google Docs and LibreOffice. */
export const PastedLists = meta.story({
  args: { value: [] },
  play: async ({ args }) => {
    paste(await written(), fromGoogle)
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { type: 'list', isOrdered: true, start: 3, items: [[{ text: 'third', isBold: true }]] },
      { type: 'list', isOrdered: false, level: 2, items: [[{ text: 'below' }]] },
      { type: 'list', isOrdered: true, start: 4, items: [[{ text: 'fourth' }]] },
    ])
  },
})

/** Its direction follows its text, in any page. */
export const Arabic = meta.story({
  args: {
    label: 'Text in Arabic',
    language: 'ar',
    value: blocks('## إعادة شيء', 'لديك **14 يومًا** بعد التوصيل.', '- تالف', '- منتهي الصلاحية'),
  },
  play: async () => {
    await expect(getComputedStyle(await written()).direction).toBe('rtl')
  },
})

export const Wrong = meta.story({
  args: { errorMessage: 'Write something.' },
  play: async () => {
    await expect(await written()).toHaveAttribute('aria-invalid', 'true')
  },
})
