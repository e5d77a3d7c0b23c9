import { Button, IconButton, Popover, Stack, TextArea } from '@console/ui'
import { MessageCircleMore, MessageCirclePlus } from 'lucide-react'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '../decision/saidRules'
import { AskContext } from './AskContext'

export interface AskAboutProps {
  /** JSON pointer to the field. */
  pointer: string
}

/** The button beside a field that attaches a message to it, for the request for changes. Nothing where that cannot be done. */
export function AskAbout({ pointer }: AskAboutProps) {
  const { t } = useTranslation('templates')
  const asking = useContext(AskContext)
  const label = asking?.labelOf(pointer)
  const attached = asking?.messages.find((message) => message.pointer === pointer)?.message ?? ''
  const [text, setText] = useState(attached)
  const [isOpen, setIsOpen] = useState(false)
  if (!asking || label === undefined) return null

  function toggle(isOpenNext: boolean) {
    setText(attached)
    setIsOpen(isOpenNext)
  }

  const length = text.trim().length
  const isFit = length === 0 || (length >= limits.message && length <= limits.longestMessage)
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={toggle}
      label={t('record.ask', { field: label })}
      trigger={
        <IconButton label={t('record.ask', { field: label })} data-asked={attached !== ''}>
          {attached === '' ? <MessageCirclePlus aria-hidden /> : <MessageCircleMore aria-hidden />}
        </IconButton>
      }
    >
      <Stack gap={3}>
        <TextArea
          label={t('decision.form.message', { field: label })}
          value={text}
          onChange={setText}
          errorMessage={
            isFit
              ? undefined
              : t('decision.error.message', {
                  least: limits.message,
                  most: limits.longestMessage,
                })
          }
        />
        <Button
          variant="primary"
          onPress={() => {
            if (!isFit) return
            asking.attach(pointer, text.trim())
            setIsOpen(false)
          }}
        >
          {t('record.ask.attach')}
        </Button>
      </Stack>
    </Popover>
  )
}
