import { useDraft } from '@console/core/drafts'
import { bareInput, IconButton, theme, useFieldInSight } from '@console/ui'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import * as z from 'zod/mini'

interface MessageFieldProps {
  contactId: string
  name: string
  onSend: (text: string) => void
}

/** Draft text. */
const written = z.string()

/**
 * Field for a message. Enter sends it, Shift+Enter begins a new line; empty text is not sent (specification 5). Unsent text is
 * stored by contact, and restored with the contact, in the panel and on the page.
 */
export function MessageField({ contactId, name, onSend }: MessageFieldProps) {
  const { t } = useTranslation('team-chat')
  const { values: text, write, discard } = useDraft(`team-chat:${contactId}`, written, '')
  const field = useRef<HTMLTextAreaElement>(null)

  useFieldInSight()
  // A user who has chosen a contact wants to write.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  function send() {
    if (text.trim() === '') return
    onSend(text)
    discard()
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    send()
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send()
  }

  return (
    <Root onSubmit={onSubmit}>
      <Box>
        <Field
          ref={field}
          rows={1}
          // An empty field with `auto` would be left to right, whatever the page's direction.
          dir={text === '' ? undefined : 'auto'}
          aria-label={t('composer.label', { name })}
          placeholder={t('composer.placeholder')}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton type="submit" label={t('composer.send')} isDisabled={text.trim() === ''}>
          <SendHorizontal data-mirrored />
        </IconButton>
      </Box>
    </Root>
  )
}

const Root = styled.form`
  flex: none;
  padding: ${theme.space[3]};
  border-block-start: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};
`

const Box = styled.div`
  display: flex;
  align-items: end;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  &:has(> textarea:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.background};
  }
`

const Field = styled.textarea`
  ${bareInput}
  max-block-size: 132px;
  padding: 8px ${theme.space[3]};
  font: 400 ${theme.text.md}/1.25rem ${theme.font.family};
  text-align: start;
  resize: none;
  field-sizing: content;

  @media (pointer: coarse) {
    /* Below 16 px a phone zooms into the field. */
    font-size: ${theme.text.lg};
    padding-block: 12px;
  }
`
