import type { ApiError } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { refusedOf, wordsOfRefusal } from './refusalWords'
import type { FormError } from './useDecisionForm'

export interface ErrorSummaryProps {
  errors: readonly FormError[]
  refusal: ApiError | null
  /** Goes to the field of an error. */
  onPress: (field: string) => void
}

/** All that is wrong with a form, above it, each a way to its field; and why the server refused it. */
export function ErrorSummary({ errors, refusal, onPress }: ErrorSummaryProps) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const said = wordsOfRefusal(refusedOf(refusal), t, formats)
  if (errors.length === 0 && !said) return null
  return (
    <Root role="alert">
      <p>{said ?? t('decision.error.summary')}</p>
      {errors.length > 0 ? (
        <ul>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <button type="button" onClick={() => onPress(field)}>
                {message}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.dangerSoft};
  font-size: ${theme.text.sm};

  p {
    font-weight: 500;
  }
  ul {
    padding-inline-start: ${theme.space[5]};
  }
  button {
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.color.text};
    font: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
`
