import { useTranslate } from '@console/core/i18n'
import { isSafeHref } from '@console/core/rich-text'
import { Button, Dialog, TextField } from '@console/ui'
import { useState } from 'react'

interface LinkDialogProps {
  /** Current target; null without a link. */
  href: string | null
  onClose: () => void
  /** null removes the link. */
  onChoose: (href: string | null) => void
}

/** Target of a link on the selection. */
export function LinkDialog({ href, onClose, onChoose }: LinkDialogProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(href ?? 'https://')
  const [isTried, setIsTried] = useState(false)
  const address = typed.trim()
  const isSafe = isSafeHref(address)

  function choose() {
    setIsTried(true)
    if (isSafe) onChoose(address)
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={translate('rich-text:link')}
      size="small"
      footer={
        <>
          {href === null ? null : (
            <Button onPress={() => onChoose(null)}>{translate('rich-text:link.remove')}</Button>
          )}
          <Button onPress={onClose}>{translate('rich-text:link.cancel')}</Button>
          <Button variant="primary" onPress={choose}>
            {translate('rich-text:link.set')}
          </Button>
        </>
      }
    >
      <TextField
        label={translate('rich-text:link.address')}
        description={translate('rich-text:link.note')}
        errorMessage={isTried && !isSafe ? translate('rich-text:link.unsafe') : undefined}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The surrounding form is not submitted.
          event.preventDefault()
          event.stopPropagation()
          choose()
        }}
      />
    </Dialog>
  )
}
