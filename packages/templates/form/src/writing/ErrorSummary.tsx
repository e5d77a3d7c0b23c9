import { theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Error with its message. */
export interface FormError {
  field: string
  message: string
}

export interface ErrorSummaryProps {
  errors: readonly FormError[]
  /** Reason of the server's refusal; null without one. */
  refusal: string | null
  /** Reports whether the form has a field. */
  hasField: (field: string) => boolean
  onPress: (field: string) => void
}

/**
 * All errors of a form, above it, each with a link to its field if there is one; and the reason of the server's refusal.
 */
export function ErrorSummary({ errors, refusal, hasField, onPress }: ErrorSummaryProps) {
  const { t } = useTranslation('form')
  if (errors.length === 0 && refusal === null) return null
  return (
    <Root role="alert" tabIndex={-1}>
      <p>{refusal ?? t('decision.error.summary')}</p>
      {errors.length > 0 ? (
        <ul>
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {hasField(field) ? (
                <button type="button" onClick={() => onPress(field)}>
                  {message}
                </button>
              ) : (
                <bdi>{message}</bdi>
              )}
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
