import { limits } from '@console/core/workflows'
import { useDraft } from '@console/core/drafts'
import { Button, IconButton, Popover, Stack, TextArea } from '@console/ui'
import { MessageCircleMore, MessageCirclePlus } from 'lucide-react'
import { type KeyboardEvent, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { isSending, useBufferedKeystrokes } from '@console/core/keys'
import { AskContext, type Asking } from './AskContext'

export interface AskAboutProps {
  pointer: string
}

/**
 * Button beside a field that attaches a message to it, for the request for changes. Renders nothing when that is not possible.
 */
export function AskAbout({ pointer }: AskAboutProps) {
  const asking = useContext(AskContext)
  const label = asking?.labelOf(pointer)
  return asking && label !== undefined ? <Ask {...{ asking, pointer, label }} /> : null
}

/** Null: as attached. Empty: the attached message is to be removed. */
const written = z.object({ text: z.nullable(z.string()) })
const asAttached = { text: null }

function Ask({ asking, pointer, label }: AskAboutProps & { asking: Asking; label: string }) {
  const { t } = useTranslation('details')
  const attached = asking.messages.find((message) => message.pointer === pointer)?.message ?? ''
  const draft = useDraft(asking.draftOf(pointer), written, asAttached)
  const [isOpen, setIsOpen] = useState(false)
  useBufferedKeystrokes(isOpen)
  const hasText = attached !== '' || draft.isWritten
  const text = draft.values.text ?? attached
  const length = text.trim().length
  const isFit = length === 0 || (length >= limits.message && length <= limits.longestMessage)

  function attach() {
    if (!isFit) return
    asking.attach(pointer, text.trim())
    draft.discard()
    setIsOpen(false)
  }

  function attachByKey(event: KeyboardEvent) {
    if (!isSending(event)) return
    event.preventDefault()
    attach()
  }

  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      label={t('record.ask', { field: label })}
      trigger={
        <IconButton label={t('record.ask', { field: label })} data-asked={hasText}>
          {hasText ? <MessageCircleMore aria-hidden /> : <MessageCirclePlus aria-hidden />}
        </IconButton>
      }
    >
      <Stack gap={3}>
        <TextArea
          label={t('decision.form.message', { field: label })}
          autoFocus
          value={text}
          onChange={(next) => draft.write({ text: next === attached ? null : next })}
          onKeyDown={attachByKey}
          errorMessage={
            isFit
              ? undefined
              : t('decision.error.message', {
                  min: limits.message,
                  max: limits.longestMessage,
                })
          }
        />
        <Button variant="primary" onPress={attach}>
          {t('record.ask.attach')}
        </Button>
      </Stack>
    </Popover>
  )
}
