import { type LanguageId, useFormats, useText, useTranslate, languages } from '@console/core/i18n'
import { categoryKinds } from '@console/domain/category'
import {
  type InputBody,
  inputCapabilities,
  type InputDefinition,
  toApplyInput,
} from '@console/domain/input'
import { EditorPanes } from '@console/master-detail'
import { Banner, Heading, Link, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DescriptionList } from '@console/details'
import { Retiring } from './Retiring'
import { InputEditor } from './InputEditor'
import { InputPreview } from './InputPreview'
import { blankInput } from './blankInput'
import type { useInputsAddress } from './useInputsAddress'

interface InputDetailProps {
  /** Null for a new one. */
  input: InputDefinition | null
  inputs: readonly InputDefinition[]
  canEdit: boolean
  way: ReturnType<typeof useInputsAddress>
}

/** An input: its form, and a preview for sellers. */
export function InputDetail({ input, inputs, canEdit, way }: InputDetailProps) {
  const { t, i18n } = useTranslation('inputs')
  const translate = useTranslate()
  const formats = useFormats()
  const textOf = useText()
  const [language, setLanguage] = useState(i18n.language as LanguageId)
  const [typed, setTyped] = useState<InputBody>(input ?? blankInput)
  const isArchived = input?.status === 'archived'
  /** Kind of the categories it is possible in; undefined if it is archived. */
  const subject = isArchived
    ? undefined
    : categoryKinds.find((kind) => input?.appliesTo.includes(kind))
  return (
    <EditorPanes
      canEdit={canEdit}
      preview={<InputPreview typed={typed} language={language} />}
      language={language}
      onLanguageChange={setLanguage}
    >
      <Stack gap={4}>
        <Heading level={2} size="lg">
          {input ? textOf(input.label) : t('inputs.new')}
        </Heading>
        {input ? (
          <Text as="p" tone="muted">
            {t('detail.usage', {
              count: input.usageCount,
              number: formats.number(input.usageCount),
              categories: formats.number(input.categoryCount),
            })}
          </Text>
        ) : null}
        {canEdit ? null : (
          <Banner tone="info">
            {translate('marketplace:inputs.readOnly', {
              roles: formats.list(inputCapabilities.edit.roles),
            })}
          </Banner>
        )}
        {isArchived ? <Banner tone="warning">{t('archived.note')}</Banner> : null}
        {canEdit && input ? (
          <Stack direction="row" gap={4} align="center" isWrapping>
            <Retiring {...{ input, inputs }} />
            {subject ? (
              <Link variant="alone" href={toApplyInput(input.inputId, subject)}>
                {t('apply')}
              </Link>
            ) : null}
          </Stack>
        ) : null}
        {canEdit && !isArchived ? (
          <InputEditor
            input={input}
            onTyped={setTyped}
            onDefined={(inputId) => way.replace({ selected: inputId, isNew: false })}
          />
        ) : input ? (
          <InputTexts input={input} />
        ) : null}
      </Stack>
    </EditorPanes>
  )
}

const bounds = ['min', 'max', 'step', 'minLength', 'maxLength'] as const

/** Read-only text of an input, with the rules of its type only. */
function InputTexts({ input }: { input: InputDefinition }) {
  const { t } = useTranslation('inputs')
  const translate = useTranslate()
  const formats = useFormats()
  const { type, key, label, help, unit, options, rules, appliesTo } = input
  const inAll = (text: InputDefinition['label']) =>
    languages.flatMap(({ id }) => (text[id] ? formats.isolate(text[id]) : [])).join(' · ')
  const details: [label: string, value: string][] = [
    [t('field.type'), translate(`marketplace:inputs.type.${type}`)],
    [t('field.key'), key],
    [t('field.label'), inAll(label)],
    [t('field.help'), inAll(help)],
    [t('field.unit'), unit],
    [t('field.options'), options.map((option) => inAll(option.label)).join('\n')],
    ...bounds.map((name): [string, string] => {
      const bound = rules[name]
      return [t(`field.${name}`), bound === null ? '' : formats.number(bound)]
    }),
    [t('field.pattern'), rules.pattern],
    [t('field.appliesTo'), formats.list(appliesTo.map((subject) => t(`subject.${subject}`)))],
  ]
  return (
    <DescriptionList
      details={details
        .filter(([, value]) => value !== '')
        .map(([name, value]) => ({ label: name, value: <bdi>{value}</bdi> }))}
    />
  )
}
