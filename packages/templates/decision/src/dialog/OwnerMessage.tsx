import { type Workflows, ruleOf } from '@console/core/workflows'
import { isolate, useFormats, useTranslate } from '@console/core/i18n'
import { isUnfinishedDay, Text, theme } from '@console/ui'
import { previewText, reasonText } from '@console/workflows'
import type { InputForm } from './inputForm'
import styled from 'styled-components'

export interface OwnerMessageProps {
  form: InputForm
  workflows: Workflows
  action: string
  name: string
  labels: Readonly<Record<string, string>>
}

/** Live preview of the message to the owner. */
export function OwnerMessage({ form, workflows, action, name, labels }: OwnerMessageProps) {
  const translate = useTranslate()
  const formats = useFormats()
  const { reasonCode, until, fields, note } = form.useValues()
  const { inputFields = {} } = ruleOf(workflows, action)
  return (
    <Root>
      <figcaption>{translate('decision:decision.form.preview')}</figcaption>
      <Letter>
        <p>{previewText(workflows, action, isolate(name), translate)}</p>
        {reasonCode && reasonCode !== 'other' ? (
          <p>
            {translate('decision:decision.preview.reason', {
              reason: reasonText(workflows, reasonCode, translate),
            })}
          </p>
        ) : null}
        {inputFields.until && until !== '' && !isUnfinishedDay(until) ? (
          <p>
            {translate('decision:decision.preview.until', {
              date: formats.date(new Date(`${until}T12:00:00`)),
            })}
          </p>
        ) : null}
        {inputFields.messages && fields.length > 0 ? (
          <ul>
            {fields.map(({ pointer, message }) => (
              <li key={pointer}>
                <Text weight="medium">{labels[pointer] ?? pointer}</Text>:{' '}
                <bdi>{message || '…'}</bdi>
              </li>
            ))}
          </ul>
        ) : null}
        {note.trim() === '' ? null : <p dir="auto">{note.trim()}</p>}
      </Letter>
    </Root>
  )
}

const Root = styled.figure`
  display: grid;
  gap: ${theme.space[1]};

  figcaption {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.sm};
  }
`

const Letter = styled.blockquote`
  display: grid;
  margin: 0;
  gap: ${theme.space[1]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-inline-start: 3px solid ${theme.color.hairline};
  background: ${theme.color.surfaceHover};
  font-size: ${theme.text.sm};
  overflow-wrap: anywhere;
  white-space: pre-line;

  ul {
    padding-inline-start: ${theme.space[4]};
  }
`
