import { useText, useTranslate } from '@console/core/i18n'
import type { Category } from '@console/domain/category'
import {
  type Asking,
  type CategoryInputs,
  inputApplication,
  type InputDefinition,
  type Standing,
  standingOf,
} from '@console/domain/input'
import { defineForm } from '@console/form'
import { Checkbox, Select } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { blankGroup, ownInputs, WrittenField } from '@console/marketplace/category-inputs'
import { type Marked, MarkCategories } from './MarkCategories'

/** Form that applies an input to several categories. */
export const application = defineForm(inputApplication)

interface ApplyFieldsProps {
  nodes: readonly Category[]
  /** Inputs that are possible in these categories. */
  inputs: readonly InputDefinition[]
  asking: Asking
}

/** Chooses the input, its group heading and the categories. */
export function ApplyFields({ nodes, inputs, asking }: ApplyFieldsProps) {
  const { t } = useTranslation('inputs')
  const translate = useTranslate()
  const textOf = useText()
  const { inputId, group, isRequired } = application.useValues()
  const headings = headingsOf(asking.documents)
  const fresh = blankGroup(headings)
  const isNew = !headings.some(({ key }) => key === group?.key)
  const key = group?.key ?? ''
  const standing = useMemo(() => {
    if (!inputId) return undefined
    const known = new Map<string, Standing>()
    return (categoryId: string) => {
      const applied = { inputId, group: { key, label: { en: '' } }, isRequired: false }
      const found = known.get(categoryId) ?? standingOf(asking, applied, categoryId).standing
      known.set(categoryId, found)
      return found
    }
  }, [asking, inputId, key])
  return (
    <>
      <application.Field name="inputId">
        {({ value, ...field }) => (
          <Select
            {...field}
            label={t('apply.input')}
            placeholder={translate('marketplace:inputs.group.addInput.choose')}
            options={inputs.map((each) => ({ id: each.inputId, label: textOf(each.label) }))}
            value={value || null}
            isRequired
          />
        )}
      </application.Field>
      <application.Field name="group">
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            label={translate('marketplace:inputs.group.label')}
            options={[...headings, fresh].map((each) => ({
              id: each.key,
              label: each === fresh ? t('apply.newGroup') : textOf(each.label),
            }))}
            value={value?.key ?? null}
            onChange={(chosen) =>
              onChange([...headings, fresh].find((each) => each.key === chosen) ?? fresh)
            }
            isRequired
          />
        )}
      </application.Field>
      {isNew ? <WrittenField name="group.label" label={t('apply.newGroup')} isRequired /> : null}
      <application.Field name="isRequired">
        {({ value, ...field }) => (
          <Checkbox {...field} isSelected={value ?? isRequired}>
            {translate('marketplace:inputs.asked.isRequired')}
          </Checkbox>
        )}
      </application.Field>
      <application.Field name="categories">
        {(field) => (
          <MarkCategories
            {...field}
            value={field.value as readonly Marked[]}
            onChange={field.onChange as (marked: readonly Marked[]) => void}
            nodes={nodes}
            standingOf={standing}
            versionOf={(categoryId) => ownInputs(asking.documents, categoryId).version}
          />
        )}
      </application.Field>
    </>
  )
}

/** Existing headings, without duplicates. */
export function headingsOf(documents: readonly CategoryInputs[]) {
  const byKey = new Map(
    documents.flatMap(({ groups }) => groups.map(({ key, label }) => [key, { key, label }])),
  )
  return [...byKey.values()]
}
