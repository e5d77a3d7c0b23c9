import { useTranslate } from '@console/core/i18n'
import type { ApiError } from '@console/core/api'
import { type Workflows, limits, ruleOf, type Waivable } from '@console/core/workflows'
import { Checkbox, DateField, Select, Spinner, TextArea, TextField, theme } from '@console/ui'
import { useMemo } from 'react'
import { Form } from '@console/form'
import { actionText, checkText, fieldText, reasonText } from '@console/workflows'
import type { DecisionInput } from '../decisions'
import { FieldMessages } from './FieldMessages'
import { OwnerMessage } from './OwnerMessage'
import { type InputForm, inputForm, inputText } from './inputForm'
import { minNote, noInput } from './inputRules'
import styled from 'styled-components'

export interface DecisionFormProps {
  workflows: Workflows
  action: string
  /** Name of the record, for the message to the owner. */
  name: string
  /** Storage name of the draft, until the record is decided. */
  draft: string
  /** Set when a sent decision comes back, with the server's errors; null on the first attempt. */
  returned: { refusal: ApiError | null } | null
  /** Failed checks that have to be waived; null while loading. */
  waivable: readonly Waivable[] | null
  /** Set when the shop's settings require a note. */
  needsNote: boolean
  /** Reasons to choose from, in order. */
  reasons: readonly string[]
  /** Labels of the fields that messages can be attached to, by JSON pointer. */
  fieldLabels: Readonly<Record<string, string>>
  onSubmit: (input: DecisionInput) => void
  onCancel: () => void
}

/** Input form of a decision. It closes on submit: the result is shown at the record. */
export function DecisionForm({
  workflows,
  action,
  name,
  draft,
  returned,
  waivable,
  needsNote,
  reasons,
  fieldLabels,
  onSubmit,
  onCancel,
}: DecisionFormProps) {
  const translate = useTranslate()
  const { inputFields = {}, isDestructive, isSilent } = ruleOf(workflows, action)
  const form = useMemo(
    () =>
      inputForm(workflows, action, { failed: waivable?.map(({ code }) => code) ?? [], needsNote }),
    [workflows, action, waivable, needsNote],
  )
  return (
    <Form
      form={form}
      draft={draft}
      keepsDraft
      returned={returned}
      initial={noInput(inputFields)}
      describeIssue={(issue) => inputText(issue, workflows, action, translate)}
      write={(input) => Promise.resolve(input)}
      onSent={onSubmit}
      onCancel={onCancel}
      submitLabel={actionText(workflows, action, translate)}
      isDanger={isDestructive}
    >
      {inputFields.reason ? (
        <form.Field name="reasonCode">
          {({ value, errorMessage, onChange }) => (
            <Select
              label={translate('decision:decision.form.reason')}
              placeholder={translate('decision:decision.form.reason.placeholder')}
              isRequired
              value={value}
              options={reasons.map((code) => ({
                id: code,
                label: reasonText(workflows, code, translate),
              }))}
              errorMessage={errorMessage}
              onChange={onChange}
            />
          )}
        </form.Field>
      ) : null}
      {inputFields.waive ? (
        <Waived form={form} workflows={workflows} action={action} waivable={waivable} />
      ) : null}
      {inputFields.messages ? <FieldMessages form={form} labels={fieldLabels} /> : null}
      {inputFields.until ? (
        <form.Field name="until">
          {(field) => (
            <DateField
              label={translate('decision:decision.form.until')}
              description={translate('decision:decision.form.until.description')}
              {...field}
            />
          )}
        </form.Field>
      ) : null}
      {inputFields.texts?.map((text) => (
        <form.Field key={text} name={text}>
          {(field) => (
            <TextField
              label={fieldText(workflows, action, text, translate)}
              isRequired
              maxLength={limits.longestText}
              isCode
              {...field}
              value={String(field.value)}
            />
          )}
        </form.Field>
      ))}
      <Note {...{ form, workflows, action, needsNote }} />
      {isSilent ? null : (
        <OwnerMessage
          form={form}
          workflows={workflows}
          action={action}
          name={name}
          labels={fieldLabels}
        />
      )}
    </Form>
  )
}

/** Failed checks, each to be waived; renders nothing without any. */
function Waived({
  form,
  workflows,
  action,
  waivable,
}: { form: InputForm } & Pick<DecisionFormProps, 'workflows' | 'action' | 'waivable'>) {
  const translate = useTranslate()
  if (waivable === null) return <Spinner />
  if (waivable.length === 0) return null
  return (
    <form.Field name="waive">
      {({ value: waived, errorMessage, onChange }) => (
        <Waive>
          <legend>{translate('decision:decision.form.waive')}</legend>
          {waivable.map(({ code, detail }, place) => (
            <Checkbox
              key={code}
              isSelected={waived.includes(code)}
              description={detail ?? undefined}
              errorMessage={place === 0 && !waived.includes(code) ? errorMessage : undefined}
              onChange={(isWaived) =>
                onChange(isWaived ? [...waived, code] : waived.filter((each) => each !== code))
              }
            >
              {translate('decision:decision.form.waive.check', {
                check: checkText(workflows, action, code, translate),
              })}
            </Checkbox>
          ))}
        </Waive>
      )}
    </form.Field>
  )
}

/** Note field. Whether it is required depends on the other fields. */
function Note({
  form,
  workflows,
  action,
  needsNote,
}: { form: InputForm } & Pick<DecisionFormProps, 'workflows' | 'action' | 'needsNote'>) {
  const translate = useTranslate()
  const isNeeded = minNote(workflows, action, form.useValues(), needsNote) > 0
  return (
    <form.Field name="note">
      {(field) => (
        <TextArea
          label={translate(
            ruleOf(workflows, action).isSilent
              ? 'decision:decision.form.note.own'
              : 'decision:decision.form.note',
          )}
          description={
            isNeeded
              ? translate('decision:decision.form.note.least', { number: limits.note })
              : translate('decision:decision.form.note.optional')
          }
          isRequired={isNeeded}
          {...field}
        />
      )}
    </form.Field>
  )
}

const Waive = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  border: 0;

  legend {
    margin-block-end: ${theme.space[2]};
    font: 500 ${theme.text.sm}/1.4 ${theme.font.family};
  }
`
