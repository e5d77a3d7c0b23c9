import { isSending, sendKeys } from '@console/core/keys'
import { Button, Text, TextArea, theme } from '@console/ui'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

export interface CommentFormProps {
  text: string
  onChange: (text: string) => void
  submitLabel: string
  /** Called with the trimmed text, which is never empty. */
  onSubmit: (text: string) => void
  /** Undefined if there is nothing to cancel. */
  onCancel?: () => void
  /** Set to take the focus on mount. */
  takesFocus?: boolean
}

/** Form for the text of a comment. Ctrl+Enter (⌘+Enter) submits it. */
export function CommentForm({
  text,
  onChange,
  submitLabel,
  onSubmit,
  onCancel,
  takesFocus = false,
}: CommentFormProps) {
  const { t } = useTranslation('scrumboard')
  const field = useRef<HTMLTextAreaElement>(null)
  const isEmpty = text.trim() === ''

  useEffect(() => {
    if (!takesFocus || !field.current) return
    field.current.focus()
    field.current.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [takesFocus])

  function submit() {
    if (isEmpty) return
    // The button is disabled while the field is empty, and cannot keep the focus.
    field.current?.focus()
    onSubmit(text.trim())
  }

  function onFormSubmit(event: SubmitEvent) {
    event.preventDefault()
    submit()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isSending(event)) return
    event.preventDefault()
    submit()
  }

  return (
    <Root onSubmit={onFormSubmit}>
      <TextArea
        ref={field}
        label={t('activity.comment')}
        value={text}
        onChange={onChange}
        onKeyDown={onKeyDown}
        rows={2}
      />
      <div>
        <Button type="submit" aria-keyshortcuts="Control+Enter Meta+Enter" isDisabled={isEmpty}>
          {submitLabel}
        </Button>
        {onCancel ? (
          <Button variant="quiet" onPress={onCancel}>
            {t('name.cancel')}
          </Button>
        ) : null}
        <Hint size="sm" tone="muted">
          {t('activity.keys', { keys: sendKeys(), action: submitLabel })}
        </Hint>
      </div>
    </Root>
  )
}

const Root = styled.form`
  display: grid;
  gap: ${theme.space[2]};

  > :last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]};
  }
`

/* Useless without a keyboard. */
const Hint = styled(Text)`
  @media (pointer: coarse) {
    display: none;
  }
`
