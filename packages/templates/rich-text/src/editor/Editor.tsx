import type { RichText } from '@console/core/rich-text'
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { Frame, Page } from '../frame'
import { cleanPaste } from './cleanPaste'
import { fromDocument, toDocument } from './document'
import { extensions } from './extensions'
import { EditorToolbar } from './EditorToolbar'

export interface EditorProps {
  /** Names what is written in, for screen readers. */
  label: string
  value: RichText
  onChange: (value: RichText) => void
  /** The language that is written, and its direction. */
  lang: string
  dir: 'ltr' | 'rtl'
  isInvalid: boolean
}

/** Where a text is written, with its toolbar. Fetched with its library where something is to be written (`RichTextField`). */
export function Editor({ label, value, onChange, lang, dir, isInvalid }: EditorProps) {
  /** What it holds, as a text: what comes from outside is something else. */
  const held = useRef(value)
  const editor = useEditor({
    extensions,
    content: toDocument(value),
    // The policy of the page has no room for a sheet of its own (decision 0004).
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

  // An old value was put back, or what somebody else has written.
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
