import { useFormats, languages, useTranslate } from '@console/core/i18n'
import type { Text } from '@console/core/contracts'
import type { InputDefinition } from '@console/domain/input'
import { DescriptionList } from '@console/details'
import { useTranslation } from 'react-i18next'

const bounds = ['min', 'max', 'step', 'minLength', 'maxLength'] as const

/** Read-only text of an input, with the rules of its type only. */
export function InputTexts({ input }: { input: InputDefinition }) {
  const { t } = useTranslation('inputs')
  const translate = useTranslate()
  const formats = useFormats()
  const { type, key, label, help, unit, options, rules, appliesTo } = input
  const inAll = (text: Text) =>
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
