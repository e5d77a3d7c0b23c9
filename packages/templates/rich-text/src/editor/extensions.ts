import { isSafeHref } from '@console/core/rich-text'
import type { Extensions, Node } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'

/** Nesting level of a list below the one before it; null for the first level. */
const level = {
  default: null,
  parseHTML: ({ dataset }: HTMLElement) =>
    Number(dataset.level) > 1 ? Number(dataset.level) : null,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes.level ? { 'data-level': attributes.level } : {},
}

/** Lists are siblings with a level each, and not nested: Tab moves focus as everywhere. */
const Parts = StarterKit.extend({
  addExtensions() {
    const parts: Extensions = this.parent?.() ?? []
    return parts.map((part) => {
      if (part.name === 'listItem') return part.extend({ content: 'paragraph' })
      return /^(bullet|ordered)List$/.test(part.name)
        ? (part as Node).extend({
            addAttributes() {
              return { ...this.parent?.(), level }
            },
          })
        : part
    })
  },
})

/** Extensions for the elements of the contract (`core/rich-text`), and nothing else. */
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
