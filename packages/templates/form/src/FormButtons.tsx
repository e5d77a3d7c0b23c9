import { Button, Text, theme } from '@console/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { sendKeys } from '@console/core/keys'
import type { FormProps, FormStage } from './formProps'

export interface FormButtonsProps extends Pick<
  FormProps<never, never, never>,
  'onCancel' | 'blocker' | 'submitLabel' | 'pendingLabel' | 'isDanger' | 'isShort'
> {
  stage?: FormStage
  isBusy: boolean
  /** Set while the server asks for a pause. */
  isWaiting: boolean
}

/** Buttons below a form: submit or continue, and cancel, with a hint for the submit shortcut. */
export function FormButtons({
  stage,
  isBusy,
  isWaiting,
  onCancel,
  blocker,
  submitLabel,
  pendingLabel,
  isDanger,
  isShort,
}: FormButtonsProps) {
  const { t } = useTranslation('form')
  const blockerId = useId()
  const isBlocked = blocker !== undefined && !stage?.fields
  return (
    <Root>
      {/* Rendered before its text, otherwise the text is not announced. */}
      <Why id={blockerId} role="status" data-empty={!isBlocked || undefined}>
        {isBlocked ? blocker : null}
      </Why>
      {isShort ? null : (
        <Hint size="sm" tone="muted">
          {stage?.fields
            ? t('composer.keys', { keys: sendKeys() })
            : t('decision.form.send', { keys: sendKeys(), action: submitLabel })}
        </Hint>
      )}
      {stage?.onBack ? (
        <Button isDisabled={isBusy} onPress={stage.onBack}>
          {t('composer.back')}
        </Button>
      ) : null}
      {onCancel ? <Button onPress={onCancel}>{t('decision.dismiss')}</Button> : null}
      <Button
        key={stage?.fields ? 'next' : 'send'}
        type="submit"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        variant={isDanger && !stage?.fields ? 'danger' : 'primary'}
        isWide={isShort && !onCancel}
        // A disabled button would lose the focus of the user who has just pressed it.
        isUnavailable={isBlocked || isWaiting}
        aria-describedby={isBlocked ? blockerId : undefined}
        isPending={isBusy}
        pendingLabel={pendingLabel ?? t('form.sending')}
      >
        {stage?.fields ? t('composer.next') : submitLabel}
      </Button>
    </Root>
  )
}

/* Text for screen readers stays beside the buttons: elsewhere it would extend the page beyond its content. */
const Root = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${theme.space[2]};
`

const Why = styled.p`
  flex: 1 0 100%;
  margin: 0;
  text-align: end;

  &[data-empty] {
    display: contents;
  }
`

/* Useless without a keyboard. */
const Hint = styled(Text)`
  margin-inline-end: auto;

  @media (pointer: coarse) {
    display: none;
  }
`
