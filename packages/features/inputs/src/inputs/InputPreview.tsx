import { directionOf, type LanguageId, useTranslate } from '@console/core/i18n'
import type { InputAnswer, InputBody, InputDefinition } from '@console/domain/input'
import { Text, theme } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AnswerField } from '@console/marketplace/category-inputs'
import { asDefinition } from './blankInput'

/** States of a field in the preview. */
const states = ['empty', 'filled', 'error', 'disabled', 'other'] as const

/** Field of an input as sellers see it: empty, filled, invalid, disabled, and in the opposite direction. */
export function InputPreview({ typed, language }: { typed: InputBody; language: LanguageId }) {
  const { t } = useTranslation('inputs')
  const definition = asDefinition(typed)
  // Opposite of the chosen language's direction.
  const other = directionOf(language) === 'rtl' ? 'en' : 'ar'
  return (
    <List>
      {states.map((state) => (
        <div key={state}>
          <Text size="sm" tone="muted" as="p">
            {t(`preview.${state}`)}
          </Text>
          <Example
            // Another type has other answers.
            key={typed.type}
            definition={definition}
            state={state}
            language={state === 'other' ? other : language}
          />
        </div>
      ))}
    </List>
  )
}

interface ExampleProps {
  definition: InputDefinition
  state: (typeof states)[number]
  language: LanguageId
}

function Example({ definition, state, language }: ExampleProps) {
  const translate = useTranslate()
  const [answer, setAnswer] = useState<unknown>()
  const isFilled = state === 'filled' || state === 'disabled'
  return (
    <Frame
      lang={language}
      dir={directionOf(language)}
      disabled={state === 'disabled'}
      inert={state === 'disabled'}
    >
      <AnswerField
        name={`preview-${state}`}
        definition={definition}
        isRequired={state === 'error'}
        language={language}
        value={answer === undefined ? (isFilled ? exampleOf(definition) : null) : answer}
        onChange={setAnswer}
        onBlur={() => {}}
        errorMessage={state === 'error' ? translate('form:form.error.required') : undefined}
      />
    </Frame>
  )
}

/** Sample answer to an input. */
function exampleOf({ type, rules, options, label }: InputDefinition): InputAnswer {
  const [first] = options.filter(({ isActive }) => isActive)
  switch (type) {
    case 'number':
    case 'unit':
      return rules.min ?? rules.step ?? 1
    case 'select':
      return first?.value ?? null
    case 'multi_select':
      return first ? [first.value] : []
    case 'boolean':
      return true
    case 'date':
      return '2026-06-15'
    case 'colour':
      return '#2457d6'
    case 'file':
      return 'certificate.pdf'
    case 'text':
    case 'long_text':
      return label.en
  }
}

const List = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`

const Frame = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;

  &:disabled {
    opacity: 0.5;
  }
`
