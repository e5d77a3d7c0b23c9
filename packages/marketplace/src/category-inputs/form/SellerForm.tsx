import { directionOf, type LanguageId } from '@console/core/i18n'
import {
  type Answers,
  answersSchema,
  askedNow,
  firstAnswers,
  inputsIn,
  type ResolvedGroup,
} from '@console/domain/input'
import { defineForm, Form, FormField, type FormOf } from '@console/form'
import { Heading, Stack, StatePanel, Text, theme } from '@console/ui'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AnswerField } from './AnswerField'

interface SellerFormProps {
  /** Inputs to show. */
  groups: readonly ResolvedGroup[]
  /** The seller's language, which also determines the direction. */
  language: LanguageId
}

/** Preview of the seller's form for a category, with a button that validates it as a server would. Nothing is sent. */
export function SellerForm({ groups, language }: SellerFormProps) {
  const { t } = useTranslation('marketplace')
  const inputs = inputsIn(groups)
  if (inputs.length === 0)
    return (
      <StatePanel kind="empty" title={t('inputs.preview.nothing')}>
        {t('inputs.preview.nothing.message')}
      </StatePanel>
    )
  // A new form is needed after a change of the inputs or of their types.
  const shape = inputs.map(({ inputId, definition }) => `${inputId} ${definition.type}`).join()
  return (
    <Frame lang={language} dir={directionOf(language)}>
      <Filled key={shape} {...{ groups, language }} />
    </Frame>
  )
}

function Filled({ groups, language }: SellerFormProps) {
  const { t } = useTranslation('marketplace')
  const [isRight, setIsRight] = useState(false)
  const form = useMemo(() => defineForm<Answers, Answers>(answersSchema(groups)), [groups])
  return (
    <Form
      form={form}
      initial={firstAnswers(groups)}
      // Preview: the values are discarded.
      write={() => Promise.resolve(null)}
      onSent={() => setIsRight(true)}
      submitLabel={t('inputs.preview.check')}
    >
      <Groups {...{ form, groups, language }} />
      <Text role="status" as="p" tone="muted">
        {isRight ? t('inputs.preview.right') : null}
      </Text>
    </Form>
  )
}

/** Visible inputs under their headings. */
function Groups({ form, groups, language }: SellerFormProps & { form: FormOf<Answers, Answers> }) {
  const asked = askedNow(groups, form.useValues() as Answers)
  return groups.map(({ key, label, inputs }) => {
    const shown = inputs.filter(({ inputId }) => asked.has(inputId))
    if (shown.length === 0) return null
    return (
      <Stack key={key} gap={3}>
        <Heading level={3} size="md">
          {label[language] || label.en}
        </Heading>
        {shown.map(({ inputId, definition, isRequired }) => (
          <FormField key={inputId} name={inputId}>
            {(field) => <AnswerField {...field} {...{ definition, isRequired, language }} />}
          </FormField>
        ))}
      </Stack>
    )
  })
}

const Frame = styled.div`
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;
`
