import { Button, TextField, theme } from '@console/ui'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

export interface NameLineProps {
  /** Accessible name of the field. */
  label: string
  /** Current name. Default: empty. */
  initial?: string
  submitLabel: string
  onSubmit: (name: string) => void
  onCancel: () => void
}

/** Field that edits a name in place: Enter accepts a changed one, Escape cancels. */
export function NameLine({ label, initial = '', submitLabel, onSubmit, onCancel }: NameLineProps) {
  const { t } = useTranslation('scrumboard')
  const [name, setName] = useState(initial)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    let frame = 0
    // The menu that opened the field keeps the focus until it has closed.
    function reach() {
      field.current?.focus()
      if (document.activeElement !== field.current) frame = requestAnimationFrame(reach)
    }
    reach()
    return () => cancelAnimationFrame(frame)
  }, [])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return
    if (wanted === initial) return onCancel()
    setName(initial)
    onSubmit(wanted)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }

  return (
    <Root onSubmit={submit} onKeyDown={onKeyDown}>
      <TextField
        ref={field}
        label={label}
        value={name}
        onChange={setName}
        dir="auto"
        maxLength={200}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div>
        <Button type="submit" variant="primary">
          {submitLabel}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {t('name.cancel')}
        </Button>
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
    gap: ${theme.space[2]};
  }
`
