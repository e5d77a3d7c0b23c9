import type { RichText } from '@console/core/rich-text'
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { Frame, Page } from './frame'
import { cleanPaste } from './cleanPaste'
import { fromDocument, toDocument } from './document'
import { extensions } from './extensions'
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
