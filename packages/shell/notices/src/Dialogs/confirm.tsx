import { Button, Text } from '@console/ui'
import { openDialog } from './openDialog'

/** A question with two answers. */
export interface Question {
  /** The question: "Reject Ada Market?" */
  title: string
  /** Consequence of the action. */
  message: string
  /** Label of the confirming button, a verb: "Reject". */
  confirmLabel: string
  /** Label of the cancel button: "Keep waiting". */
  cancelLabel: string
  /** `danger` for destructive actions. Default: `primary`. */
  tone?: 'primary' | 'danger'
}

/**
 * Asks for confirmation in a dialog of `Notices`. Resolves to true only if the user confirms; Escape, or a dialog that
 * cannot be shown, is a no.
 * @example
 * if (await confirm({ title, message, confirmLabel, cancelLabel, tone: 'danger' })) await reject()
 */
export async function confirm({
  title,
  message,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
}: Question): Promise<boolean> {
  const answer = await openDialog<boolean>({
    title,
    role: 'alertdialog',
    size: 'small',
    content: () => (
      <Text as="p" tone="muted">
        {message}
      </Text>
    ),
    footer: (answer) => (
      <>
        <Button onPress={() => answer(false)}>{cancelLabel}</Button>
        <Button variant={tone} onPress={() => answer(true)}>
          {confirmLabel}
        </Button>
      </>
    ),
  })
  return answer === true
}
