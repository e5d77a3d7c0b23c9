import { useTranslate } from '@console/core/i18n'
import { limits } from '@console/core/workflows'
import { IconButton, Select, TextArea, theme } from '@console/ui'
import { X } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'
import type { InputForm } from './inputForm'

export interface FieldMessagesProps {
  form: InputForm
  /** Labels of the fields that can be asked about, by JSON pointer. */
  labels: Readonly<Record<string, string>>
}

/** Messages to the owner, one for each field to change. Renders nothing when no field can be asked about. */
export function FieldMessages({ form, labels }: FieldMessagesProps) {
  const translate = useTranslate()
  const added = useRef<string>(undefined)
  const { keys, add, remove } = form.useList('fields')
  const messages = form.useValue('fields')
  const free = Object.keys(labels).filter((pointer) =>
    messages.every((message) => message.pointer !== pointer),
  )
  if (messages.length === 0 && free.length === 0) return null

  return (
    <Root role="group" aria-label={translate('decision:decision.form.fields')} data-field="fields">
      {keys.map((key, place) => {
        const pointer = messages[place]?.pointer ?? ''
        const label = labels[pointer] ?? pointer
        return (
          <Row key={key}>
            <form.Field name={`fields.${place}.message`}>
              {(field) => (
                <TextArea
                  label={translate('details:decision.form.message', { field: label })}
                  rows={1}
                  ref={(element) => {
                    if (added.current !== pointer) return
                    added.current = undefined
                    element?.focus()
                  }}
                  {...field}
                />
              )}
            </form.Field>
            <IconButton
              label={translate('decision:decision.form.field.remove', { field: label })}
              onPress={() => remove(place)}
            >
              <X aria-hidden />
            </IconButton>
          </Row>
        )
      })}
      {free.length > 0 && messages.length < limits.fields ? (
        <Select
          key={messages.length}
          label={translate('decision:decision.form.field.add')}
          placeholder={translate('decision:decision.form.field')}
          value={null}
          options={free.map((pointer) => ({ id: pointer, label: labels[pointer] ?? pointer }))}
          onChange={(pointer) => {
            added.current = pointer
            add({ pointer, message: '' })
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
