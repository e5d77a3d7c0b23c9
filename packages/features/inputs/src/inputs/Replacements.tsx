import { useFormats, useText } from '@console/core/i18n'
import { type InputDefinition, lostOptions } from '@console/domain/input'
import { FormField, type BoundField } from '@console/form'
import { Banner, Select, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { InputForm } from './inputForm'

/** Removed options that are in use: each needs a replacement, and shows its number of products. */
export function Replacements({ form, before }: { form: InputForm; before: InputDefinition }) {
  const { t } = useTranslation('inputs')
  const formats = useFormats()
  const textOf = useText()
  const options = form.useValue('options')
  const lost = lostOptions(before, { options })
  if (lost.length === 0) return null
  const nameOf = (value: string) => {
    const label = before.options.find((option) => option.value === value)?.label
    return label ? textOf(label) : value
  }
  return (
    <Stack gap={3}>
      <Banner tone="warning">{t('replace.note')}</Banner>
      {lost.map(({ value, count }) => (
        <FormField key={value} name={`replacements.${value}`}>
          {(field) => (
            <Select
              {...(field as BoundField<string>)}
              value={(field as BoundField<string | undefined>).value ?? null}
              label={t('replace.label', {
                count,
                number: formats.number(count),
                option: formats.isolate(nameOf(value)),
              })}
              isRequired
              options={options
                .filter((option) => option.value !== '')
                .map((option) => ({
                  id: option.value,
                  label: textOf(option.label) || option.value,
                }))}
            />
          )}
        </FormField>
      ))}
    </Stack>
  )
}
