import { useTranslate } from '@console/core/i18n'
import {
  fixedMembers,
  hasOptions,
  inputSubjects,
  type InputDefinition,
  inputTypes,
  isNumeric,
  isWritten,
  keyOf,
} from '@console/domain/input'
import { Checkbox, FieldSet, NumberField, Select, TextField, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { InputForm } from './inputForm'
import { OptionsGrid } from './OptionsGrid'
import { Replacements } from './Replacements'
import { WrittenField } from '@console/marketplace/category-inputs'

interface InputFieldsProps {
  form: InputForm
  /** Previous version; null for a new one. */
  before: InputDefinition | null
}

/** Fields of an input: its rules depend on its type. */
export function InputFields({ form, before }: InputFieldsProps) {
  const { t } = useTranslation('inputs')
  const translate = useTranslate()
  const type = form.useValue('type') ?? 'text'
  const isFixed = before !== null && fixedMembers(before).length > 0
  form.useFollow('key', 'label.en', keyOf, before === null)
  const fixedNote = isFixed ? t('field.fixed') : undefined
  return (
    <>
      <Row>
        <form.Field name="type">
          {(field) => (
            <Select
              label={t('field.type')}
              description={fixedNote}
              isRequired
              isDisabled={isFixed}
              options={inputTypes.map((id) => ({
                id,
                label: translate(`marketplace:inputs.type.${id}`),
              }))}
              {...field}
            />
          )}
        </form.Field>
        <form.Field name="key">
          {(field) => (
            <TextField
              label={t('field.key')}
              description={fixedNote ?? t('field.key.note')}
              isRequired
              isDisabled={isFixed}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              {...field}
            />
          )}
        </form.Field>
      </Row>
      <WrittenField name="label" label={t('field.label')} isRequired />
      <WrittenField name="help" label={t('field.help')} />
      {type === 'unit' ? (
        <Short>
          <form.Field name="unit">
            {(field) => <TextField label={t('field.unit')} isRequired {...field} />}
          </form.Field>
        </Short>
      ) : null}
      {hasOptions(type) ? <OptionsGrid form={form} before={before} /> : null}
      {before ? <Replacements form={form} before={before} /> : null}
      <Rules form={form} type={type} />
      <form.Field name="appliesTo">
        {({ value, onChange, onBlur, errorMessage, name }) => (
          <FieldSet label={t('field.appliesTo')} isRequired {...{ onBlur, errorMessage }}>
            <Row>
              {inputSubjects.map((subject) => (
                <Checkbox
                  key={subject}
                  name={name}
                  isSelected={value.includes(subject)}
                  onChange={(isSelected) =>
                    onChange(
                      inputSubjects.filter((each) =>
                        each === subject ? isSelected : value.includes(each),
                      ),
                    )
                  }
                >
                  {t(`subject.${subject}`)}
                </Checkbox>
              ))}
            </Row>
          </FieldSet>
        )}
      </form.Field>
      <form.Field name="isFilterable">
        {({ value, ...field }) => (
          <Checkbox {...field} isSelected={value}>
            {t('field.isFilterable')}
          </Checkbox>
        )}
      </form.Field>
      {type === 'multi_select' ? (
        <form.Field name="isVariantAxis">
          {({ value, ...field }) => (
            <Checkbox {...field} isSelected={value}>
              {t('field.isVariantAxis')}
            </Checkbox>
          )}
        </form.Field>
      ) : null}
    </>
  )
}

const bounds = { number: ['min', 'max', 'step'], text: ['minLength', 'maxLength'] } as const

/** Rules for the answers of a type. */
function Rules({ form, type }: Pick<InputFieldsProps, 'form'> & { type: InputDefinition['type'] }) {
  const { t } = useTranslation('inputs')
  const names = isNumeric(type) ? bounds.number : isWritten(type) ? bounds.text : []
  if (names.length === 0) return null
  return (
    <FieldSet label={t('field.rules')}>
      <Row>
        {names.map((name) => (
          <form.Field key={name} name={`rules.${name}`}>
            {(field) => <NumberField label={t(`field.${name}`)} {...field} />}
          </form.Field>
        ))}
        {type === 'text' ? (
          <form.Field name="rules.pattern">
            {(field) => (
              <TextField
                label={t('field.pattern')}
                description={t('field.pattern.note')}
                dir="ltr"
                autoComplete="off"
                spellCheck={false}
                {...field}
              />
            )}
          </form.Field>
        ) : null}
      </Row>
    </FieldSet>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: start;

  > [data-field] {
    flex: 1 1 140px;
    min-inline-size: 0;
  }
`

const Short = styled.div`
  max-inline-size: 160px;
`
