import { type LanguageId, useText } from '@console/core/i18n'
import {
  type AskedInput,
  type Definitions,
  decides,
  isUnanswered,
  possibleAnswers,
  type ResolvedInput,
} from '@console/domain/input'
import { type BoundField, FormField } from '@console/form'
import { Checkbox, IconButton, Select, Text, theme } from '@console/ui'
import { ChevronDown, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AnswerField } from './form/AnswerField'

interface AskedFieldsProps {
  /** Path in the form. */
  name: string
  asked: AskedInput
  /** All inputs of the category, which its condition can depend on. */
  resolved: readonly ResolvedInput[]
  definitions: Definitions
  onRemove: () => void
  /** Handle to move it; null if it is the only one. */
  handle: ReactNode
}

/** Settings of an input in a category: whether it is required, and, if set or expanded, its initial value and its condition. */
export function AskedFields(props: AskedFieldsProps) {
  const { name, asked, resolved, definitions, onRemove, handle } = props
  const { inputId } = asked
  const { t, i18n } = useTranslation('marketplace')
  const textOf = useText()
  const definition = definitions.get(inputId)
  const label = definition ? textOf(definition.label) : inputId
  const [isOpen, setIsOpen] = useState(false)
  const isSet = !isUnanswered(asked.initial) || asked.visibleWhen !== null
  return (
    <Row>
      <Head>
        {handle}
        <Texts>
          <bdi>{label}</bdi>
          {definition ? (
            <Text as="span" size="sm" tone="muted">
              {t(`inputs.type.${definition.type}`)}
            </Text>
          ) : null}
        </Texts>
        <FormField name={`${name}.isRequired`}>
          {(field) => {
            const { value, ...rest } = field as BoundField<boolean>
            return (
              <Checkbox {...rest} isSelected={value}>
                {t('inputs.asked.isRequired')}
              </Checkbox>
            )
          }}
        </FormField>
        {isSet ? null : (
          <IconButton
            label={t('inputs.asked.more', { input: label })}
            aria-expanded={isOpen}
            onPress={() => setIsOpen(!isOpen)}
          >
            <ChevronDown aria-hidden />
          </IconButton>
        )}
        <IconButton label={t('inputs.asked.remove', { input: label })} onPress={onRemove}>
          <X aria-hidden />
        </IconButton>
      </Head>
      {isSet || isOpen ? (
        <Beside>
          {definition && definition.type !== 'file' ? (
            <FormField name={`${name}.initial`}>
              {(field) => (
                <AnswerField
                  {...field}
                  definition={{
                    ...definition,
                    label: { en: t('inputs.asked.initial') },
                    help: { en: '' },
                  }}
                  isRequired={false}
                  language={i18n.language as LanguageId}
                />
              )}
            </FormField>
          ) : null}
          <FormField name={`${name}.visibleWhen`}>
            {(field) => (
              <Condition
                {...(field as BoundField<AskedInput['visibleWhen']>)}
                others={resolved.filter(
                  (other) => other.inputId !== inputId && decides(other.definition.type),
                )}
              />
            )}
          </FormField>
        </Beside>
      ) : null}
    </Row>
  )
}

const always = 'always'

/** Condition of an input: always visible, or with an answer to another one. */
function Condition({
  value,
  onChange,
  onBlur,
  errorMessage,
  others,
}: BoundField<AskedInput['visibleWhen']> & { others: readonly ResolvedInput[] }) {
  const { t } = useTranslation('marketplace')
  const textOf = useText()
  const other = others.find(({ inputId }) => inputId === value?.inputId)
  const answers = other ? possibleAnswers(other.definition) : []
  return (
    <Pair>
      <Select
        label={t('inputs.asked.visibleWhen')}
        errorMessage={errorMessage}
        onBlur={onBlur}
        options={[
          { id: always, label: t('inputs.asked.always') },
          ...others.map(({ inputId, definition }) => ({
            id: inputId,
            label: textOf(definition.label),
          })),
        ]}
        value={value?.inputId ?? always}
        onChange={(inputId) => {
          const chosen = others.find((each) => each.inputId === inputId)
          const [first] = chosen ? possibleAnswers(chosen.definition) : []
          onChange(first ? { inputId, equals: first.value } : null)
        }}
      />
      {value ? (
        <Select
          label={t('inputs.asked.equals')}
          options={answers.map((answer) => ({
            id: answer.value as string,
            label: textOf(answer.label),
          }))}
          value={value.equals}
          onChange={(equals) => onChange({ ...value, equals })}
        />
      ) : null}
    </Pair>
  )
}

const Row = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
`

/** Initial value and condition, in one row if there is room. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${theme.space[2]};
  align-items: start;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
`

const Texts = styled.div`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  font-weight: 500;
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: ${theme.space[2]};
  align-items: start;
`
