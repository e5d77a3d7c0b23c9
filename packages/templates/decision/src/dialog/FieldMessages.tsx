import { limits } from '@console/core/kinds'
import { IconButton, Select, TextArea, theme } from '@console/ui'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type InputValues } from './inputRules'

type Messages = InputValues['fields']

export interface FieldMessagesProps {
  messages: Messages
  /** Names of the fields that can be asked about, by JSON pointer. */
  labels: Readonly<Record<string, string>>
  errorOf: (field: string) => string | undefined
  onChange: (messages: Messages) => void
  onLeave: (field: string) => void
}

/** Messages to the owner, one for each field that has to change. */
export function FieldMessages({
  messages,
  labels,
  errorOf,
  onChange,
  onLeave,
}: FieldMessagesProps) {
  const { t } = useTranslation('templates')
  const added = useRef<string>(undefined)
  const free = Object.keys(labels).filter((pointer) =>
    messages.every((message) => message.pointer !== pointer),
  )

  return (
    <Root role="group" aria-label={t('decision.form.fields')} data-field="fields">
      {messages.map(({ pointer, message }, place) => {
        const field = labels[pointer] ?? pointer
        return (
          <Row key={pointer}>
            <TextArea
              label={t('decision.form.message', { field })}
              name={`fields/${place}`}
              rows={1}
              value={message}
              errorMessage={errorOf(`fields/${place}`)}
              ref={(element) => {
                if (added.current !== pointer) return
                added.current = undefined
                element?.focus()
              }}
              onBlur={() => onLeave(`fields/${place}`)}
              onChange={(text) =>
                onChange(
                  messages.map((each) =>
                    each.pointer === pointer ? { pointer, message: text } : each,
                  ),
                )
              }
            />
            <IconButton
              label={t('decision.form.field.remove', { field })}
              onPress={() => onChange(messages.filter((each) => each.pointer !== pointer))}
            >
              <X aria-hidden />
            </IconButton>
          </Row>
        )
      })}
      {free.length > 0 && messages.length < limits.fields ? (
        <Select
          key={messages.length}
          label={t('decision.form.field.add')}
          placeholder={t('decision.form.field')}
          value={null}
          options={free.map((pointer) => ({ id: pointer, label: labels[pointer] ?? pointer }))}
          onChange={(pointer) => {
            added.current = pointer
            onChange([...messages, { pointer, message: '' }])
          }}
        />
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};

  > button {
    margin-block-start: 22px;
  }
`
