import preview from '#storybook/preview'
import { blocks } from '@console/core/rich-text'
import { RichTextDifference } from './RichTextDifference'

const meta = preview.meta({
  component: RichTextDifference,
  args: { lang: 'en', dir: 'ltr' as const },
  parameters: {
    about: {
      use: 'A changed text in a review.',
      instead: '`DiffCard` for short values.',
      anatomy: ['Removed and added paragraphs.', 'Number of unchanged paragraphs between them.'],
      do: ['Pass language and direction of the text, not of the console.'],
      dont: ['Do not compare texts of two languages.'],
    },
  },
})

/** Changed words in their paragraph, additions, removals, and changes of style only. */
export const Changed = meta.story({
  args: {
    before: blocks(
      '## Sending back',
      'You have 7 days after delivery.',
      'Ask the seller first.',
      'Keep the box.',
      '- damaged',
    ),
    after: blocks(
      '## Sending back',
      'You have 14 days after delivery.',
      'Keep **the box**.',
      '- damaged',
      '- expired',
    ),
  },
})

/** In a language of the other direction. */
export const Arabic = meta.story({
  args: {
    lang: 'ar',
    dir: 'rtl',
    before: blocks('لديك 7 أيام بعد التوصيل.'),
    after: blocks('لديك 14 يومًا بعد التوصيل.', '- تالف'),
  },
})
