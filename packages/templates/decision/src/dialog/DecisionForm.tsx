import type { ApiError } from '@console/core/api'
import type { Check } from '@console/domain/approval'
import { type Kinds, ruleOf, limits } from '@console/core/kinds'
import { useFormats } from '@console/core/i18n'
import { Checkbox, DateField, Select, Spinner, TextArea, TextField, theme } from '@console/ui'
import { type KeyboardEvent, type SubmitEvent, useContext, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorSummary, focusToWrite, FormButtons, FormPlaceContext } from '@console/form'
import type { DecisionInput } from '../decisions'
import { FieldMessages } from './FieldMessages'
import { OwnerMessage } from './OwnerMessage'
import { actionWord, fieldWord, reasonWord, refusedOf, wordsOfRefusal } from '@console/kinds'
import { leastNote, type InputValues } from './inputRules'
import { isSending } from '@console/core/keys'
import { useDecisionForm } from './useDecisionForm'
import styled from 'styled-components'

export interface DecisionFormProps {
  /** What can be decided about the record. */
  kinds: Kinds
  action: string
  /** What it is about, for the message to the owner. */
  name: string
  values: InputValues
  onChange: (values: InputValues) => void
  /** The required checks that failed; null while they are read. */
  failed: readonly Check[] | null
  /** From which one can be chosen, in their order. */
  reasons: readonly string[]
  /** Names of the fields that messages can be attached to, by JSON pointer. */
  fieldLabels: Readonly<Record<string, string>>
  /** What the server found fault with when it was sent. */
  refusal: ApiError | null
  onSubmit: (said: DecisionInput) => void
  onCancel: () => void
}

/** What has to be said before a decision can be sent. */
export function DecisionForm({
  kinds,
  action,
  name,
  values,
  onChange,
  failed,
  reasons,
  fieldLabels,
  refusal,
  onSubmit,
  onCancel,
}: DecisionFormProps) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const place = useContext(FormPlaceContext)
  const root = useRef<HTMLFormElement>(null)
  const codes: string[] = failed?.map(({ code }) => code) ?? []
  const form = useDecisionForm({
    kinds,
    action,
    values,
    onChange,
    failed: codes,
    refusal,
    onSubmit,
  })
  const { asks = {}, isGrave, isUntold } = ruleOf(kinds, action)
  const least = leastNote(kinds, action, values)
  const hasFields =
    asks.messages && (values.fields.length > 0 || Object.keys(fieldLabels).length > 0)

  const refused =
    refusal &&
    (wordsOfRefusal(kinds, refusedOf(refusal), t, formats) ?? t('decision.refused.invalid'))

  // One begins to write at once.
  useEffect(() => {
    if (root.current) focusToWrite(root.current)
  }, [])

  function hasField(field: string): boolean {
    const fields: Record<string, boolean> = {
      reasonCode: asks.reason ?? false,
      waive: codes.length > 0,
      fields: hasFields ?? false,
      until: asks.until ?? false,
      ...Object.fromEntries((asks.texts ?? []).map((name) => [name, true])),
      note: true,
    }
    return fields[field.split('/')[0] ?? ''] ?? false
  }

  function focusOn(field: string) {
    const element = root.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)
    const group = root.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)
    ;(element ?? group?.querySelector<HTMLElement>('[role="spinbutton"], button, input'))?.focus()
  }

  /** Before a field takes the key for its own. */
  function sendByKey(event: KeyboardEvent) {
    if (!isSending(event)) return
    event.preventDefault()
    event.stopPropagation()
    root.current?.requestSubmit()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (form.submit()) return
    // The errors are drawn first; then the first of them gets the focus.
    requestAnimationFrame(() =>
      root.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"] button')
        ?.focus(),
    )
  }

  return (
    <Root
      ref={root}
      data-writing={place?.isOpen || undefined}
      onSubmit={submit}
      onKeyDownCapture={sendByKey}
      noValidate
    >
      <ErrorSummary errors={form.errors} refusal={refused} hasField={hasField} onPress={focusOn} />
      {asks.reason ? (
        <div data-field="reasonCode" data-invalid={form.errorOf('reasonCode') !== undefined}>
          <Select
            label={t('decision.form.reason')}
            placeholder={t('decision.form.reason.placeholder')}
            isRequired
            value={values.reasonCode}
            options={reasons.map((code) => ({ id: code, label: reasonWord(kinds, code, t) }))}
            errorMessage={form.errorOf('reasonCode')}
            onChange={(code) => form.change('reasonCode', code)}
          />
        </div>
      ) : null}
      {asks.waive && failed === null ? <Spinner /> : null}
      {failed && failed.length > 0 ? (
        <Waive data-field="waive" aria-invalid={form.errorOf('waive') !== undefined || undefined}>
          <legend>{t('decision.form.waive')}</legend>
          {failed.map((check) => (
            <Checkbox
              key={check.code}
              isSelected={values.waive.includes(check.code)}
              description={check.detail ?? undefined}
              errorMessage={
                check.code === failed[0]?.code && !values.waive.includes(check.code)
                  ? form.errorOf('waive')
                  : undefined
              }
              onChange={(isWaived) =>
                form.change(
                  'waive',
                  isWaived
                    ? [...values.waive, check.code]
                    : values.waive.filter((code) => code !== check.code),
                )
              }
            >
              {t('decision.form.waive.check', { check: t(`check.${check.code}`) })}
            </Checkbox>
          ))}
        </Waive>
      ) : null}
      {hasFields ? (
        <FieldMessages
          messages={values.fields}
          labels={fieldLabels}
          errorOf={form.errorOf}
          onChange={(messages) => form.change('fields', messages)}
          onLeave={form.leave}
        />
      ) : null}
      {asks.until ? (
        <div data-field="until">
          <DateField
            label={t('decision.form.until')}
            description={t('decision.form.until.description')}
            value={values.until}
            errorMessage={form.errorOf('until')}
            onBlur={() => form.leave('until')}
            onChange={(day) => form.change('until', day)}
          />
        </div>
      ) : null}
      {(asks.texts ?? []).map((name) => (
        <TextField
          key={name}
          name={name}
          label={fieldWord(kinds, action, name, t)}
          isRequired
          maxLength={limits.longestText}
          isCode
          value={values.texts[name] ?? ''}
          errorMessage={form.errorOf(name)}
          onBlur={() => form.leave(name)}
          onChange={(text) => form.changeText(name, text)}
        />
      ))}
      <TextArea
        name="note"
        label={t(isUntold ? 'decision.form.note.own' : 'decision.form.note')}
        description={
          least > 0
            ? t('decision.form.note.least', { number: limits.note })
            : t('decision.form.note.optional')
        }
        isRequired={least > 0}
        value={values.note}
        errorMessage={form.errorOf('note')}
        onBlur={() => form.leave('note')}
        onChange={(text) => form.change('note', text)}
      />
      {isUntold ? null : (
        <OwnerMessage
          kinds={kinds}
          action={action}
          name={name}
          values={values}
          labels={fieldLabels}
        />
      )}
      <FormButtons
        submitLabel={actionWord(kinds, action, t)}
        isDanger={isGrave}
        isBusy={false}
        isWaiting={false}
        onCancel={onCancel}
      />
    </Root>
  )
}

const Root = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`

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
