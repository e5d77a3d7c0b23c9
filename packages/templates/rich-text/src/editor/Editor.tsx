import type { RichText } from '@console/core/rich-text'
import { theme } from '@console/ui'
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { prose } from '../prose'
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

const Frame = styled.div`
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  &:focus-within {
    border-color: ${theme.color.accent};
  }
  &[data-invalid] {
    border-color: ${theme.color.danger};
  }
  > [role='toolbar'] {
    padding: ${theme.space[1]};
    border-block-end: 1px solid ${theme.color.hairline};
  }
`

const Page = styled.div`
  max-block-size: min(420px, 60dvh);
  overflow-y: auto;

  [role='textbox'] {
    ${prose}
    min-block-size: 160px;
    padding: ${theme.space[3]} ${theme.space[4]};
    border-radius: ${theme.radius.control};
    outline-offset: -2px;
    white-space: break-spaces;
  }
`
