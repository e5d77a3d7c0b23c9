import { isSafeHref } from '@console/core/rich-text'
import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'

/** How deep a list stands below the one before it; null for the first level. */
const level = {
  default: null,
  parseHTML: ({ dataset }: HTMLElement) =>
    Number(dataset.level) > 1 ? Number(dataset.level) : null,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes.level ? { 'data-level': attributes.level } : {},
}

/** Lists stand beside each other, each with its level, and not in each other: Tab goes on as everywhere. */
const Parts = StarterKit.extend({
  addExtensions() {
    const parts: Extensions = this.parent?.() ?? []
    return parts.map((part) => {
      if (part.name === 'listItem') return part.extend({ content: 'paragraph' })
      return /^(bullet|ordered)List$/.test(part.name)
        ? part.extend({
            addAttributes() {
              return { ...this.parent?.(), level }
            },
          })
        : part
    })
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
