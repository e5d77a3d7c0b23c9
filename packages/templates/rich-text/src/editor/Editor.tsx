import { type RichText, isSafeHref } from '@console/core/rich-text'
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import type { Extensions, Node } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { Frame, Page } from './frame'
import { cleanPaste } from './cleanPaste'
import { fromDocument, toDocument } from './document'
import { EditorToolbar } from './EditorToolbar'

export interface EditorProps {
  /** Accessible name of the editor. */
  label: string
  value: RichText
  onChange: (value: RichText) => void
  /** Language of the text, with its direction. */
  lang: string
  dir: 'ltr' | 'rtl'
  isInvalid: boolean
}

/** Text editor with its toolbar. Loaded with its library when it is needed (`RichTextField`). */
export function Editor({ label, value, onChange, lang, dir, isInvalid }: EditorProps) {
  /** Current content as text: any other value comes from outside. */
  const held = useRef(value)
  const editor = useEditor({
    extensions,
    content: toDocument(value),
    // The page's policy refuses a style sheet of its own (decision 0004).
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        dir,
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
      transformPastedHTML: cleanPaste,
    },
    onUpdate({ editor: { state } }) {
      held.current = fromDocument(state.doc.toJSON() as JSONContent)
      onChange(held.current)
    },
  })

  // An old value was restored, or another user has changed it.
  useEffect(() => {
    if (JSON.stringify(value) === JSON.stringify(held.current)) return
    held.current = value
    editor.commands.setContent(toDocument(value), { emitUpdate: false })
  }, [editor, value])

  return (
    <Frame data-invalid={isInvalid || undefined}>
      <EditorToolbar editor={editor} />
      <Page>
        <EditorContent editor={editor} />
      </Page>
    </Frame>
  )
}

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
const extensions: Extensions = [
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
