import { isSafeHref } from '@console/core/rich-text'
import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'

/** A list has no lists in it: pages of a shop need none, and Tab goes on as everywhere. */
const Parts = StarterKit.extend({
  addExtensions() {
    const parts: Extensions = this.parent?.() ?? []
    return parts.map((part) =>
      part.name === 'listItem' ? part.extend({ content: 'paragraph' }) : part,
    )
  },
})

/** What may be written: what the contract of a text has (`core/rich-text`), and nothing else. */
export const extensions: Extensions = [
  Parts.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    heading: { levels: [2, 3] },
    horizontalRule: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: isSafeHref,
    },
    strike: false,
    trailingNode: false,
    underline: false,
  }),
]
