import type { FileStyle } from '@console/core/imports'
import { RadioGroup } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useOpenImport } from '../state/openImport'
import type { DetectedStyles, StyleExample } from '../reading/fileStyle'

interface StyleQuestionsProps {
  styles: DetectedStyles
  answers: Partial<FileStyle>
}

/**
 * Notations of numbers and days, if any cell depends on them: as detected, or a question with ambiguous cells. Nothing is sent
 * before it is answered.
 */
export function StyleQuestions({ styles, answers }: StyleQuestionsProps) {
  const { t } = useTranslation('import')
  const { dispatch, formats } = useOpenImport()
  const day = (text: string) => formats.date(new Date(`${text}T12:00:00`))
  const number = (text: string) => formats.number(Number(text))
  /** Meaning of the examples in one of the styles. */
  const meaning = (examples: readonly StyleExample[], id: string, read: (text: string) => string) =>
    examples.length === 0
      ? {}
      : {
          description: examples
            .map(({ text, readings }) =>
              t('style.example', {
                text: formats.isolate(text),
                reading: formats.isolate(read(readings[id] ?? '')),
              }),
            )
            .join(' · '),
        }
  return (
    <>
      {styles.decimal.matters ? (
        <RadioGroup
          label={t('decimal')}
          isRequired={styles.decimal.found === null}
          options={([',', '.'] as const).map((id) => ({
            id,
            label: t(id === ',' ? 'decimal.comma' : 'decimal.point'),
            ...meaning(styles.decimal.examples, id, number),
          }))}
          value={answers.decimal ?? styles.decimal.found}
          onChange={(decimal) => dispatch({ type: 'import.map', how: { answers: { decimal } } })}
        />
      ) : null}
      {styles.days.matters ? (
        <RadioGroup
          label={t('days')}
          isRequired={styles.days.found === null}
          options={(['day first', 'month first'] as const).map((id) => ({
            id,
            label: t(id === 'day first' ? 'days.day' : 'days.month'),
            ...meaning(styles.days.examples, id, day),
          }))}
          value={answers.days ?? styles.days.found}
          onChange={(days) => dispatch({ type: 'import.map', how: { answers: { days } } })}
        />
      ) : null}
    </>
  )
}
